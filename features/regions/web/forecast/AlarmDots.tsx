import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { Forecast } from './load-forecast.ts';
import styles from './Alarm.module.css';

const box = { width: 280, height: 64, foot: 48, right: 252 };
const leastShare = 0.6;

/** In how many regions the bands held, week after week, beside the line of the alarm. */
export function AlarmDots({ alarm: { held, of, weeks } }: { alarm: NonNullable<Forecast['alarm']> }) {
  const t = useText();
  const formats = useFormats();
  const yOf = (share: number): number => Math.round((box.foot - share * (box.foot - 8)) * 10) / 10;
  const xOf = (at: number): number =>
    Math.round((24 + (at / Math.max(1, weeks.length - 1)) * (box.right - 24)) * 10) / 10;
  const line = yOf(leastShare);
  const [from, to] = [weeks[0], weeks.at(-1)].map((week) => (week ? formats.shortMonthYear(week.day) : ''));
  return (
    <figure className={styles.dots}>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={t('RegionForecast_AlarmDots', { held, of })}
      >
        <text x={0} y={yOf(1) + 4}>
          {formats.integer(of)}
        </text>
        <text x={0} y={line + 4}>
          {formats.integer(Math.ceil(leastShare * of))}
        </text>
        <line x1={22} x2={box.right} y1={line} y2={line} stroke="var(--warn)" strokeDasharray="2 3" />
        <line x1={22} x2={box.right} y1={box.foot} y2={box.foot} stroke="var(--axis)" />
        {weeks.map((week, at) => {
          const isBad = week.held < leastShare * week.of;
          return (
            <circle
              key={week.day}
              cx={xOf(at)}
              cy={yOf(week.held / week.of)}
              r={isBad ? 3 : 1.5}
              fill={isBad ? 'var(--worse)' : 'var(--ghost)'}
            />
          );
        })}
        <text className={styles.last} x={box.right + 6} y={yOf(held / of) + 4}>
          {formats.integer(held)}
        </text>
        <text x={22} y={box.height - 3}>
          {from}
        </text>
        {to !== from && (
          <text x={box.right} y={box.height - 3} textAnchor="end">
            {to}
          </text>
        )}
      </svg>
      <figcaption className={styles.caption}>{t('RegionForecast_AlarmDotsNote')}</figcaption>
    </figure>
  );
}
