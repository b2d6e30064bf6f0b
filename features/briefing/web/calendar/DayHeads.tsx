import { dayToDate } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './MonthLanes.module.css';

interface Props {
  days: readonly string[];
  counts: readonly { day: string; count: number }[];
  today: string | null;
}

/** Where a day stands in the list below. */
export const dayLink = (day: string): string => `#day-${day}`;

/** The days of the month with their weekdays; one with events leads to them, arrows go from one to the next. */
export function DayHeads({ days, counts, today }: Props) {
  const t = useText();
  const locale = useLocale();
  const { day: writeDay } = useFormats();
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const countOf = new Map(counts.map(({ day, count }) => [day, count]));
  return (
    <ol className={styles.heads} aria-label={t('Events_Days')}>
      {days.map((day) => {
        const count = countOf.get(day) ?? 0;
        const number = Number(day.slice(8));
        return (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            {count === 0 ? (
              number
            ) : (
              <a href={dayLink(day)} aria-label={t('Events_DayCount', { day: writeDay(day), count })}>
                {number}
              </a>
            )}
            <small aria-hidden>{weekdays.format(dayToDate(day))}</small>
          </li>
        );
      })}
    </ol>
  );
}
