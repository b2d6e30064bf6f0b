import { RuledDayMarks, type DayTick } from './RuledDayMarks.tsx';
import styles from './RuledDay.module.css';

interface Props {
  ticks: readonly DayTick[];
  now?: string | null;
  /** Hours under the line: 00, 06, 12, 18, 24. */
  hours?: boolean;
  /** What the line tells, one sentence: four headlines between 14:38 and 18:10. */
  label: string;
}

const labelled = [0, 6, 12, 18, 24];

/** The ruled day, our mark: how the headlines of a story lie in its day. Height 17 px, 36 with hours. */
export function RuledDay({ ticks, now, hours = false, label }: Props) {
  return (
    <div className={styles.day}>
      <svg width="100%" height={17} overflow="visible" role="img" aria-label={label} data-chart="">
        <RuledDayMarks ticks={ticks} now={now} />
      </svg>
      {hours && (
        <div className={styles.hours} aria-hidden="true">
          {labelled.map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}</span>
          ))}
        </div>
      )}
    </div>
  );
}
