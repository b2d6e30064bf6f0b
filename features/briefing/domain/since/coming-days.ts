import { addDays } from '#platform/shared/calendar-days.ts';

/** Something that comes out on a known or an assumed day. */
export interface Coming {
  kind: 'report' | 'forecast' | 'yearbook';
  day: string;
}

/** Month and day on which figures of a year are assumed to come out. */
const yearbookDay = '10-01';

/**
 * What comes out of a place next, earliest first.
 *
 * @param day         of the clock: nothing on it or before is ahead.
 * @param reportDay   last day with a daily report; null = no reports.
 * @param forecastDay day on which the next forecast is due; null = none is.
 */
export function comingDays(
  day: string,
  { reportDay, forecastDay }: { reportDay: string | null; forecastDay: string | null },
): Coming[] {
  const thisYear = `${day.slice(0, 4)}-${yearbookDay}`;
  const yearbook = thisYear > day ? thisYear : `${Number(day.slice(0, 4)) + 1}-${yearbookDay}`;
  const coming: Coming[] = [{ kind: 'yearbook', day: yearbook }];
  // Reports come day by day; where one is late it is still the next.
  if (reportDay !== null && addDays(reportDay, 7) >= day)
    coming.push({ kind: 'report', day: addDays(day, 1) });
  if (forecastDay !== null && forecastDay > day) coming.push({ kind: 'forecast', day: forecastDay });
  return coming.toSorted((one, other) => one.day.localeCompare(other.day));
}
