import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatDayWithWeekday, formatTime } from '#platform/shared/dates.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useClockDay } from './use-clock-day.ts';
import { useNow } from './use-now.ts';
import styles from '../utility/UtilityBar.module.css';

/** Local time, ticking, and the day that is shown, said apart when it is another than today; Moscow time in the tooltip (decision 25). */
export function Clock() {
  const t = useText();
  const locale = useLocale();
  const { clock } = useStart();
  const now = useNow();
  const shown = useClockDay();
  const today = now === null ? clock.newsDay : dayAt(now.moment, now.timeZone);
  return (
    <span
      className={styles.clock}
      title={now === null ? undefined : t('Shell_MoscowTime', { time: formatTime(now.moment) })}
    >
      <b className={styles.hour}>
        {now !== null && formatTime(now.moment, { timeZone: now.timeZone, seconds: true })}
      </b>
      {shown !== null && <span className={styles.shows}>{t('Clock_Shows')} </span>}
      {formatDayWithWeekday(shown ?? today, locale)}
    </span>
  );
}
