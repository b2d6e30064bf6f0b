import { useText } from '#platform/web/text.ts';
import styles from './StatusMark.module.css';

/** State of a version: a shape and a word. */
export function StatusMark({ status }: { status: 1 | 2 | 3 | 4 }) {
  const t = useText();
  return (
    <span className={styles.mark} data-status={status}>
      {t(`Measures_Status_${status}`)}
    </span>
  );
}
