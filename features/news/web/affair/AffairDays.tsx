import { useFormats, useNearDay } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Affair } from '../answers.ts';
import { marksByDay } from './step-marks.ts';
import styles from './AffairDays.module.css';

/** Headlines of an affair day by day, its steps numbered under the days they began on. */
export function AffairDays({ affair, span }: { affair: Affair; span: string }) {
  const t = useText();
  const { day: writeDay } = useFormats();
  const nearDay = useNearDay();
  const { days } = affair;
  const marks = marksByDay(affair);
  const peak = days.reduce((high, day) => (day.headlines > high.headlines ? day : high));
  const label = t('News_Affair_DaysLabel', { span, count: peak.headlines, day: writeDay(peak.day) });
  return (
    <Tile
      title={t('News_Affair_Days')}
      level={2}
      sub={t('News_Affair_DaysSub')}
      source={days.some(({ isThin }) => isThin) ? t('News_Affair_Thin') : undefined}
    >
      <div className={styles.chart} role="img" aria-label={label}>
        <p className={styles.peak}>{peak.headlines}</p>
        <div className={styles.bars}>
          {days.map(({ day, headlines, isThin }) => (
            <span
              key={day}
              className={isThin ? styles.thin : styles.day}
              title={`${writeDay(day)}: ${headlines}`}
            >
              <i className={styles.bar} style={{ height: `${(100 * headlines) / peak.headlines}%` }} />
            </span>
          ))}
        </div>
        <div className={styles.marks}>
          {days.map(({ day }) => (
            <span key={day} className={styles.day}>
              {(marks.get(day) ?? []).map(({ number, isDenial }) => (
                <b key={number} className={isDenial ? styles.disputed : styles.mark}>
                  {number}
                </b>
              ))}
            </span>
          ))}
        </div>
        <p className={styles.ends}>
          <span>{nearDay(days[0]!.day)}</span>
          <span>{nearDay(days.at(-1)!.day)}</span>
        </p>
      </div>
    </Tile>
  );
}
