import { useText } from '#platform/web/text.ts';
import type { ListedSource } from '../words/SourceState.tsx';
import styles from './PublisherYear.module.css';

const width = 168;
const height = 20;
const dayMs = 86_400_000;

/** The publisher's year: a tick for a release, a dot for a load, a line for today. A daily source says so in words, and one without a calendar too. */
export function PublisherYear({ source, now }: { source: ListedSource; now: string }) {
  const t = useText();
  const { releases, loads, every } = source;
  const year = Number(now.slice(0, 4));
  if (releases.length === 0 && loads.length === 0)
    return (
      <span className={styles.words}>{t(every === 'day' ? 'Sources_Year_Daily' : 'Sources_Year_None')}</span>
    );
  const x = (day: string): number =>
    4 + ((Date.parse(day) - Date.UTC(year, 0, 1)) / dayMs / 366) * (width - 8);
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={t('Sources_Year_Said', {
        year: String(year),
        releases: releases.length,
        loads: loads.length,
      })}
    >
      <line className={styles.rule} x1={0} x2={width} y1={height / 2} y2={height / 2} />
      {releases.map((day) => (
        <line key={day} className={styles.tick} x1={x(day)} x2={x(day)} y1={4} y2={height - 4} />
      ))}
      {loads.map((day) => (
        <circle key={day} className={styles.dot} cx={x(day)} cy={height / 2} r={3} />
      ))}
      <line className={styles.today} x1={x(now)} x2={x(now)} y1={0} y2={height} />
    </svg>
  );
}
