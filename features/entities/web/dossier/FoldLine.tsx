import type { ReactNode } from 'react';
import styles from './FoldLine.module.css';

/** What is not the matter of the page in one line; it opens with what there is to say of it. */
export function FoldLine({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.line}>
        <b>{label}</b> <span className={styles.told}>{text}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
