import { ownClock } from '#platform/shared/calendar-days.ts';
import { formatDay, formatDayWithWeekday, formatTime } from '#platform/shared/dates.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useClockDay } from './use-clock-day.ts';
import { useNow } from './use-now.ts';
import styles from '../utility/UtilityBar.module.css';

/**
 * Local time, ticking. The day that is shown is said apart when it is another than today, and without its weekday, so
 * that it fits. Moscow time in the tooltip (decision 25).
 */
export function Clock() {
  const t = useText();
  const locale = useLocale();
  const { clock } = useStart();
  const now = useNow();
  const shown = useClockDay();
  const today = now === null ? clock.newsDay : ownClock(now).slice(0, 10);
  return (
    <span
      className={styles.clock}
      title={now === null ? undefined : t('Shell_MoscowTime', { time: formatTime(now) })}
    >
      <b className={styles.hour}>{now !== null && ownClock(now).slice(11)}</b>
      {shown !== null && <span className="sr-only">{t('Clock_Shows')} </span>}
      {shown === null ? formatDayWithWeekday(today, locale) : formatDay(shown, locale)}
    </span>
  );
}
