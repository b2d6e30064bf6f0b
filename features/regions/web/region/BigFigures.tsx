import type { ReactNode } from 'react';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import styles from '../overview/WeekFigures.module.css';

/** A number of a tab's first row: null = not known. */
export interface BigFigure {
  title: string;
  text: string | null;
  /** Its change, or what it is of. */
  note?: ReactNode;
}

/** The numbers that lead a tab, below its sentence. */
export function BigFigures({ label, figures }: { label: string; figures: readonly BigFigure[] }) {
  return (
    <section className={styles.row} aria-label={label}>
      {figures.map(({ title, text, note }) => (
        <div key={title} className={styles.figure}>
          <h2>{title}</h2>
          <p className={styles.number}>{text ?? <NoData />}</p>
          {note && <p>{note}</p>}
        </div>
      ))}
    </section>
  );
}
