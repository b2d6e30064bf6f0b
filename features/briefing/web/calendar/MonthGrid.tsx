import { dayToDate } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLocale, useText } from '#platform/web/text.ts';
import { monthWeeks } from '../../domain/month-days.ts';
import styles from './MonthGrid.module.css';

interface Props {
  month: string;
  days: readonly { day: string; count: number }[];
}

/** A month as a table of weeks: a day with events tells how many and leads to them. */
export function MonthGrid({ month, days }: Props) {
  const t = useText();
  const locale = useLocale();
  const { monthYear, day: writeDay } = useFormats();
  const weeks = monthWeeks(month);
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const most = Math.max(1, ...counts.values());
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <Tile level={2} title={monthYear(`${month}-01`)} sub={t('Events_CalendarSub')}>
      <table className={styles.month}>
        <thead>
          <tr>
            {weekOfNames.map((day) => (
              <th key={day} scope="col">
                {weekdays.format(dayToDate(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => (
                <td key={day ?? `none ${place}`}>
                  {day !== null && (
                    <DayCell day={day} name={writeDay(day)} count={counts.get(day) ?? 0} most={most} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Tile>
  );
}

/** Any week from Monday to Sunday names the weekdays. */
const weekOfNames = [1, 2, 3, 4, 5, 6, 7].map((day) => `2020-06-0${day}`);

function DayCell({ day, name, count, most }: { day: string; name: string; count: number; most: number }) {
  const t = useText();
  const number = Number(day.slice(8));
  if (count === 0) return <span className={styles.empty}>{number}</span>;
  return (
    <a href={`#day-${day}`} className={styles.day} aria-label={t('Events_DayCount', { day: name, count })}>
      {number}
      <span className={styles.bar} style={{ width: `${Math.max(12, (count / most) * 100)}%` }} aria-hidden />
    </a>
  );
}
