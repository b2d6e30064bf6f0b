import { formatTime } from '#platform/shared/dates.ts';
import { useText } from '#platform/web/text.ts';
import type { DraftState } from './draft-keeper.ts';
import styles from './DocumentState.module.css';

interface Seen {
  isPublished: boolean;
  isChanged: boolean;
}

/** Whether readers see a document, and whether they see all that is written. */
export function SeenMark({ isPublished, isChanged }: Seen) {
  const t = useText();
  const key = isPublished ? (isChanged ? 'Desk_SeenBefore' : 'Desk_Seen') : 'Desk_Unseen';
  return (
    <span className={styles['mark']} data-seen={isPublished}>
      {t(key)}
    </span>
  );
}

/** Whether what is written is kept; told to a screen reader as it changes. */
export function SaveMark({ state, onRetry }: { state: DraftState<unknown>; onRetry: () => void }) {
  const t = useText();
  const { phase, savedAt } = state;
  return (
    <span className={styles['save']} role="status" data-phase={phase}>
      {phase === 'failed' ? (
        <>
          {t('Desk_NotSaved')}{' '}
          <button type="button" className="link" onClick={onRetry}>
            {t('Desk_SaveAgain')}
          </button>
        </>
      ) : phase === 'conflict' ? (
        t('Desk_NotSavedConflict')
      ) : phase !== 'kept' ? (
        t('Desk_Saving')
      ) : savedAt !== null ? (
        t('Desk_Saved', { time: formatTime(new Date(savedAt)) })
      ) : null}
    </span>
  );
}
