import { formatDayWithWeekday } from '#platform/shared/dates.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { SampleClock } from './clock/SampleClock.tsx';
import { useClockDay } from './clock/use-clock-day.ts';
import styles from './Masthead.module.css';

/** Phones have no line of utilities: the day that is shown, where it is not today, stands under their bar. */
export function PhoneDay() {
  const t = useText();
  const locale = useLocale();
  const day = useClockDay();
  if (day === null) return null;
  return (
    <div className={styles.day}>
      <span className="sr-only">{t('Clock_Shows')} </span>
      {formatDayWithWeekday(day, locale)}
      <SampleClock />
    </div>
  );
}
