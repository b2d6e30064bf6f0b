import { LeaveGuard } from '#platform/ui/drafting/LeaveGuard.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { useText } from '#platform/web/text.ts';
import { TrialView } from '../one/TrialView.tsx';
import { RecipeFields } from './RecipeFields.tsx';
import { useRecipeDraft, type DraftState, type Edited } from './use-recipe-draft.ts';
import { listFieldPaths } from '../../domain/recipe/field-paths.ts';
import { isAt } from './use-recipe-draft.ts';
import styles from './Recipe.module.css';

interface Props {
  /** The recipe as JSON. */
  text: string;
  /** The source whose recipe it is; null: a new one. */
  edited: Edited | null;
  onSaved: (code: string) => Promise<void>;
}

/** A recipe by its fields or as JSON, one draft under both: tried as it stands before it is saved. */
export function RecipeForm({ text, edited, onSaved }: Props) {
  const t = useText();
  const state = useRecipeDraft(text, edited, onSaved);
  const { busy, trial, isText } = state;
  const view = isText ? 'text' : 'form';
  return (
    <>
      <LeaveGuard active={state.isUnsaved} />
      <p className={styles.note}>{t('Sources_RecipeNote')}</p>
      <SegmentedControl
        label={t('Sources_View')}
        value={view}
        options={(['form', 'text'] as const).map((value) => ({ value, label: t(`Sources_View_${value}`) }))}
        onChange={(next) => state.show(next === 'text')}
      />
      {isText ? (
        <div className={styles.code}>
          <TextArea
            label={t('Sources_Recipe')}
            rows={24}
            spellCheck={false}
            value={state.draft}
            onChange={(event) => state.setDraft(event.target.value)}
          />
        </div>
      ) : (
        <RecipeFields state={state} />
      )}
      <Faults state={state} />
      <div className={styles.actions}>
        <Button busy={busy === 'try'} onClick={() => void state.tryOut()}>
          {t('Sources_RecipeTry')}
        </Button>
        <Button variant="primary" busy={busy === 'save'} onClick={() => void state.save()}>
          {t('Sources_RecipeSave')}
        </Button>
      </div>
      <div aria-live="polite">{trial && <TrialView trial={trial} />}</div>
    </>
  );
}

/** How many fields are wrong, and what no field of the form holds; in the text view all of it by its path. */
function Faults({ state: { faults, isText, content } }: { state: DraftState }) {
  const t = useText();
  const fields = isText ? [] : listFieldPaths(content);
  const elsewhere = faults.filter(({ path }) => !fields.some((field) => isAt(field, path)));
  const beside = faults.length - elsewhere.length;
  return (
    <div role="alert">
      {beside > 0 && <p className={styles.bad}>{t('Sources_FaultCount', { count: beside })}</p>}
      {beside > 0 && elsewhere.length > 0 && <p>{t('Sources_FaultsElsewhere')}</p>}
      {elsewhere.map(({ path, message }) => (
        <p key={`${path} ${message}`} className={styles.bad}>
          <code>{path}</code>: {message}
        </p>
      ))}
    </div>
  );
}
