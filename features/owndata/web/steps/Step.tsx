import type { ReactNode } from 'react';
import styles from '../OwnData.module.css';

/** One step of the page: its number, what is done in it, and a line of how. */
export function Step({
  number,
  title,
  note,
  children,
}: {
  number: number;
  title: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.step}>
      <h2 className={styles.heading}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      <p className={styles.note}>{note}</p>
      {children}
    </section>
  );
}
