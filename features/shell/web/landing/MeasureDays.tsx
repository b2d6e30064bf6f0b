import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { daysBetween } from '#platform/shared/calendar-days.ts';
import styles from './LandingProof.module.css';

type Measures = NonNullable<OutputOf<'site/getLandingProof'>['measures']>;

/** Measures by day: each in force from its first day up to the day that is shown; ends are not known then. */
export function MeasureDays({ inForce, shown, place, day }: Measures & { place: string; day: string }) {
  const t = useText();
  const formats = useFormats();
  const first = shown.reduce((least, { starts }) => (starts < least ? starts : least), day);
  const days = Math.max(1, daysBetween(first, day));
  return (
    <section className={styles.part}>
      <h2>{t('Landing_MeasuresTitle')}</h2>
      <p className={styles.sub}>{t('Landing_MeasuresSub')}</p>
      <ul className={styles.measures}>
        {shown.map(({ id, title, starts }) => (
          <li key={id}>
            <span>{title}</span>
            <span className={styles.track} aria-hidden>
              <span style={{ '--share': Math.max(0.02, daysBetween(starts, day) / days) }} />
            </span>
            <time dateTime={starts}>{t('Landing_MeasureFrom', { day: formats.shortDay(starts) })}</time>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        {t('Landing_MeasuresAll', { place, day: formats.day(day), inForce, shown: shown.length })}
      </p>
    </section>
  );
}
