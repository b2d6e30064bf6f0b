import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatDayWithWeekday, formatTime } from '#platform/shared/dates.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useClockDay } from './use-clock-day.ts';
import { useNow } from './use-now.ts';
import styles from '../utility/UtilityBar.module.css';

/** Local time, ticking, and the day that is shown; Moscow time in the tooltip (decision 25). */
export function Clock() {
  const t = useText();
  const locale = useLocale();
  const { now } = useStart();
  const { moment, timeZone } = useNow(now);
  const day = useClockDay() ?? dayAt(moment, timeZone);
  return (
    <span className={styles['clock']} title={t('Shell_MoscowTime', { time: formatTime(moment) })}>
      <b suppressHydrationWarning>{formatTime(moment, { timeZone, seconds: true })}</b>,{' '}
      {formatDayWithWeekday(day, locale)}
    </span>
  );
}
