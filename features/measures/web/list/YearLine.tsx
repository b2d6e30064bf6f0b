import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { countOn, layoutYearLine, lineBox } from '../../domain/list/year-line.ts';
import { shareOfYear } from '../../domain/list/rule-year.ts';
import type { LoadedList } from './load-list.ts';
import styles from './YearLine.module.css';

/** How many measures were in force on each day of the year, on the axis of the rows below: the place in ink, the country as its ghost. */
export function YearLine({ line, day }: { line: NonNullable<LoadedList['line']>; day: string }) {
  const t = useText();
  const formats = useFormats();
  const { own, national, until } = line;
  const most = Math.max(1, ...own.map(({ count }) => count), ...(national ?? []).map(({ count }) => count));
  const path = layoutYearLine(own, until, most);
  const now = t('MeasuresList_YearNow', { day: formats.dayMonth(day), count: countOn(own, day) });
  const country = national && t('MeasuresList_YearCountry', { count: countOn(national, day) });
  const end = until.endsWith('-12-31') ? 1 : shareOfYear(until);
  return (
    <figure className={styles.line}>
      <figcaption className={styles.said}>
        <b>{now}</b>
        {country && <span className={styles.country}>{country}</span>}
      </figcaption>
      <div className={styles.plot} aria-hidden>
        {end < 1 && <span className={styles.ahead} style={{ left: `${end * 100}%` }} />}
        <svg viewBox={`0 0 ${lineBox.width} ${lineBox.height}`} preserveAspectRatio="none">
          {national && <path className={styles.ghost} d={layoutYearLine(national, until, most)} />}
          <path className={styles.area} d={`${path}V${lineBox.height}H0Z`} />
          <path className={styles.own} d={path} />
        </svg>
        <span className={styles.top}>{formats.integer(most)}</span>
        <span className={styles.day} style={{ left: `${shareOfYear(day) * 100}%` }} />
      </div>
    </figure>
  );
}
