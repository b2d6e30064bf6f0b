import type { ReactNode } from 'react';
import styles from './PageWithRail.module.css';

/** A page of one thing: what it is in the wide column, what stands beside it in the narrow one; on a phone one below the other. */
export function PageWithRail({ children, rail }: { children: ReactNode; rail: ReactNode }) {
  return (
    <main className={styles.page}>
      <article className={styles.main}>{children}</article>
      <aside className={styles.rail}>{rail}</aside>
    </main>
  );
}
