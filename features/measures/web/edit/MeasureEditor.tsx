import { useCallback, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { ConflictPanel } from '#platform/ui/drafting/ConflictPanel.tsx';
import type { DraftKeeper } from '#platform/ui/drafting/draft-keeper.ts';
import { LeaveGuard } from '#platform/ui/drafting/LeaveGuard.tsx';
import { savedTime, SaveMark } from '#platform/ui/drafting/SaveMark.tsx';
import { useDraftPart } from '#platform/ui/drafting/use-draft.ts';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { contentFields } from '../../domain/content/diff-contents.ts';
import { type MeasureContent, isTermReversed, missingFields } from '../../domain/content/measure-content.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { DocumentsField } from '../documents/DocumentsField.tsx';
import { EditorFields } from './EditorFields.tsx';
import { ExpectedEffect } from './ExpectedEffect.tsx';
import { MissingList } from './MissingList.tsx';
import { Prompts } from './Prompts.tsx';
import { ReturnedNote } from './ReturnedNote.tsx';
import { useMeasureDraft, type WriteContent } from './use-measure-draft.ts';
import styles from './MeasureEditor.module.css';

/** A draft as it is written: saved by itself, with what is missing at the left and hints at the right. What a letter changes is drawn anew, nothing else. */
export function MeasureEditor({ loaded }: { loaded: LoadedMeasure }) {
  const { measure } = loaded;
  const keeper = useMeasureDraft(measure);
  const turn = useDraftPart(keeper, (state) => state.turn);
  const isKept = useDraftPart(keeper, (state) => state.phase === 'kept');
  const [focused, setFocused] = useState<string>('goal');
  const write: WriteContent = useCallback(
    (part) => {
      const { content: before } = keeper.getState();
      keeper.change({ ...before, ...(typeof part === 'function' ? part(before) : part) });
    },
    [keeper],
  );
  return (
    <main className={styles.page}>
      <LeaveGuard active={!isKept} onSave={keeper.flush} />
      <Conflict keeper={keeper} />
      <header className={styles.head}>
        <Name keeper={keeper} />
        <Actions {...{ measure, keeper }} />
      </header>
      <ReturnedNote measure={measure} />
      <div className={styles.columns}>
        <MissingList keeper={keeper} />
        <div
          key={turn}
          className={styles.fields}
          onFocus={({ target }) =>
            setFocused(target.closest('[data-field]')?.getAttribute('data-field') ?? 'goal')
          }
        >
          <EditorFields {...{ keeper, write, loaded }} />
          <DocumentsField measure={measure} />
        </div>
        <aside className={styles.beside}>
          <ExpectedEffect id={measure.id} version={measure.version} keeper={keeper} />
          <Prompts prompts={loaded.prompts} field={focused} />
        </aside>
      </div>
    </main>
  );
}

interface KeeperProps {
  keeper: DraftKeeper<MeasureContent>;
}

/** The measure's name as it is written; the window takes it over a moment later. */
function Name({ keeper }: KeeperProps) {
  const t = useText();
  const name = useDraftPart(keeper, ({ content }) => content.title) || t('Measures_Untitled');
  return (
    <>
      <PageTitle>{useDeferredValue(name)}</PageTitle>
      <h1 className={styles.title}>{name}</h1>
    </>
  );
}

/** Both texts, where somebody else saved meanwhile. */
function Conflict({ keeper }: KeeperProps) {
  const t = useText();
  const conflict = useDraftPart(keeper, (state) => (state.theirs === null ? null : state));
  if (conflict === null) return null;
  const { by } = conflict.theirs!;
  return (
    <ConflictPanel
      theirsBy={by && [by.name, savedTime(by.at)].filter(Boolean).join(', ')}
      placeName={([field]) => fieldName(field, t)}
      base={conflict.base}
      mine={conflict.content}
      theirs={conflict.theirs!.content}
      onSettle={(merged) => keeper.settle(merged)}
    />
  );
}

/** How it is kept, how it looks, and to the moderators with it. */
function Actions({ measure: { id, version }, keeper }: KeeperProps & Pick<LoadedMeasure, 'measure'>) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const [busy, setBusy] = useState(false);
  const phase = useDraftPart(keeper, (state) => state.phase);
  const savedAt = useDraftPart(keeper, (state) => state.savedAt);
  const isWhole = useDraftPart(keeper, ({ content }) => findLacks(content) === null);
  const sayLacks = (): void => {
    const lacks = findLacks(keeper.getState().content);
    if (lacks === null) return;
    const names = lacks.fields.map((field) => t(`Measures_Field_${field}`)).join(', ');
    showToast(names === '' ? t('Measures_Reversed') : t('Measures_SubmitLacks', { fields: names }), {
      kind: 'failed',
    });
    focusField(lacks.fields[0] ?? 'starts');
  };
  const submit = async (): Promise<void> => {
    if (!isWhole) return sayLacks();
    setBusy(true);
    try {
      if (!(await keeper.flush())) return;
      await api.call('measure/advanceMeasureStage', { id, version, revision: keeper.getState().version });
      showToast(t('Measures_Submitted'), { kind: 'done' });
      await navigate(buildRoute('action', { id }, { search: { version } }));
    } catch (error) {
      showToast(error instanceof ApiError ? error.problem.title : t('Measures_Failed'), { kind: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.actions}>
      <SaveMark state={{ phase, savedAt }} onRetry={() => void keeper.flush()} />
      <ButtonLink to={buildRoute('action', { id }, { search: { version } })}>{t('Measures_Look')}</ButtonLink>
      <Button variant="primary" busy={busy} aria-disabled={!isWhole} onClick={() => void submit()}>
        {t('Measures_Submit')}
      </Button>
    </div>
  );
}

function fieldName(field: string | undefined, t: ReturnType<typeof useText>): string {
  const known = contentFields.find((each) => each === field);
  return known ? t(`Measures_Field_${known}`) : t('Measures_Text');
}

/** What keeps a text from being submitted: fields that say nothing yet, in the order of the form, or a term that ends before it begins; null for nothing. */
function findLacks(
  content: MeasureContent,
): { fields: ReturnType<typeof missingFields>; isReversed: boolean } | null {
  const fields = missingFields(content);
  const isReversed = isTermReversed(content);
  return fields.length === 0 && !isReversed ? null : { fields, isReversed };
}

/** Takes the keyboard to where a field is written. */
function focusField(field: string): void {
  const place = document.getElementById(`field-${field}`);
  const written = 'input:not([type="hidden"]), textarea, select, button';
  const target = place?.matches(written) ? place : place?.querySelector<HTMLElement>(written);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
