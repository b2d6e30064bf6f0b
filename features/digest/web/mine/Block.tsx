import type { ReactNode } from 'react';
import styles from './Mine.module.css';

/** A block of the column: its name, a way on beside it, what it holds. */
export function Block({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.blockHead}>
        <h2>{title}</h2>
        {act}
      </div>
      {children}
    </section>
  );
}
