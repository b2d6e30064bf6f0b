import type { ReactNode } from 'react';
import styles from './ModelPage.module.css';

/** The head of a numbered step: what is to be done in it. */
export function Step({ number, title, children }: { number: number; title: string; children?: ReactNode }) {
  return (
    <div className={styles.step}>
      <h2>
        <span className={styles.number} aria-hidden>
          {number}
        </span>
        {title}
      </h2>
      {children}
    </div>
  );
}
