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
          <p className={styles.number}>{text === null ? <NoData /> : <WithSmallUnit text={text} />}</p>
          {note && <p>{note}</p>}
        </div>
      ))}
    </section>
  );
}

/** A number with the words after it in small: 135,9 млрд ₽. */
function WithSmallUnit({ text }: { text: string }) {
  const [, number = text, unit = ''] = /^([^\p{L}₽]*\d)(\s*[\p{L}₽$%].*)$/u.exec(text) ?? [];
  return (
    <>
      {number}
      {unit !== '' && <span className={styles.unit}>{unit}</span>}
    </>
  );
}
