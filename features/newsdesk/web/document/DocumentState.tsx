import { useText } from '#platform/web/text.ts';
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
    <span className={styles.mark} data-seen={isPublished}>
      {t(key)}
    </span>
  );
}
