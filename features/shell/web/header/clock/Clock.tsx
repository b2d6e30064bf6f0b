import { ownClock } from '#platform/shared/calendar-days.ts';
import { formatDay, formatDayWithWeekday, formatTime } from '#platform/shared/dates.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { useClockDay } from './use-clock-day.ts';
import styles from '../utility/UtilityBar.module.css';
import { useEffect, useState } from 'react';

const secondMs = 1000;

/** Ticks every second; null in the first drawing: the server knows neither the reader's hour nor when its page is read. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

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
