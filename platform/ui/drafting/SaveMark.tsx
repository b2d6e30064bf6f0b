import { useText } from '#platform/web/text.ts';
import { formatTime } from '#platform/shared/dates.ts';
import type { DraftState } from './draft-keeper.ts';
import styles from './SaveMark.module.css';

interface Props {
  state: Pick<DraftState<unknown>, 'phase' | 'savedAt'>;
  onRetry: () => void;
}

/** Whether what is written is kept; told to a screen reader as it changes. */
export function SaveMark({ state, onRetry }: Props) {
  const t = useText();
  const { phase, savedAt } = state;
  return (
    <span className={styles.save} role="status" data-phase={phase}>
      {phase === 'failed' ? (
        <>
          {t('Ui_DraftNotSaved')}{' '}
          <button type="button" className="link" onClick={onRetry}>
            {t('Ui_DraftSaveAgain')}
          </button>
        </>
      ) : phase === 'conflict' ? (
        t('Ui_DraftNotSavedConflict')
      ) : phase !== 'kept' ? (
        t('Ui_DraftSaving')
      ) : savedAt !== null ? (
        t('Ui_DraftSaved', { time: savedTime(savedAt) })
      ) : null}
    </span>
  );
}

/** When something was saved, in the reader's own hour, as the header's clock has it; drafts are saved in a browser alone. */
export function savedTime(at: string): string {
  return formatTime(new Date(at), { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
}
