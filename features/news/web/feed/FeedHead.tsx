import type { ReactNode } from 'react';
import styles from './FeedHead.module.css';

/** The name of a feed in serif, and one line about it. */
export function FeedHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.sub}>{children}</p>}
    </header>
  );
}
