import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { ConflictPanel } from '#platform/ui/drafting/ConflictPanel.tsx';
import { LeaveGuard } from '#platform/ui/drafting/LeaveGuard.tsx';
import { SaveMark } from '#platform/ui/drafting/SaveMark.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { ApiError } from '#platform/web/api.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { contentFields } from '../../domain/content/diff-contents.ts';
import { isTermReversed, missingFields } from '../../domain/content/measure-content.ts';
import type { LoadedMeasure } from '../measure/load-measure.ts';
import { DocumentsField } from '../documents/DocumentsField.tsx';
import { EditorFields, type WriteContent } from './EditorFields.tsx';
import { MissingList } from './MissingList.tsx';
import { Prompts } from './Prompts.tsx';
import { useMeasureDraft } from './use-measure-draft.ts';
import styles from './MeasureEditor.module.css';

/** A draft as it is written: saved by itself, with what is missing at the left and hints at the right. */
export function MeasureEditor({ loaded }: { loaded: LoadedMeasure }) {
  const t = useText();
  const api = useApi();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const { measure } = loaded;
  const { id, version } = measure;
  const [state, keeper] = useMeasureDraft(measure);
  const [focused, setFocused] = useState<string>('goal');
  const [busy, setBusy] = useState(false);
  const { content } = state;
  const write: WriteContent = useCallback(
    (part) => {
      const { content: before } = keeper.getState();
      keeper.change({ ...before, ...(typeof part === 'function' ? part(before) : part) });
    },
    [keeper],
  );
  const missing = missingFields(content);
  const submit = async (): Promise<void> => {
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
    <main className={styles.page}>
      <PageTitle>{content.title || t('Measures_Untitled')}</PageTitle>
      <LeaveGuard active={state.phase !== 'kept'} onSave={keeper.flush} />
      {state.theirs && (
        <ConflictPanel
          placeName={([field]) => fieldName(field, t)}
          base={state.base}
          mine={content}
          theirs={state.theirs.content}
          onSettle={(merged) => keeper.settle(merged)}
        />
      )}
      <header className={styles.head}>
        <h1 className={styles.title}>{content.title || t('Measures_Untitled')}</h1>
        <div className={styles.actions}>
          <SaveMark state={state} onRetry={() => void keeper.flush()} />
          <ButtonLink to={buildRoute('action', { id }, { search: { version } })}>
            {t('Measures_Look')}
          </ButtonLink>
          <Button
            variant="primary"
            busy={busy}
            disabled={missing.length > 0 || isTermReversed(content)}
            onClick={() => void submit()}
          >
            {t('Measures_Submit')}
          </Button>
        </div>
      </header>
      <div className={styles.columns}>
        <MissingList missing={missing} />
        <div
          key={state.turn}
          className={styles.fields}
          onFocus={({ target }) =>
            setFocused(target.closest('[data-field]')?.getAttribute('data-field') ?? 'goal')
          }
        >
          <EditorFields {...{ content, write, loaded }} />
          <DocumentsField measure={measure} />
        </div>
        <Prompts prompts={loaded.prompts} field={focused} />
      </div>
    </main>
  );
}

function fieldName(field: string | undefined, t: ReturnType<typeof useText>): string {
  const known = contentFields.find((each) => each === field);
  return known ? t(`Measures_Field_${known}`) : t('Measures_Text');
}
