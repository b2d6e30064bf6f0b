import { minKnownDays } from '#simulation/forecast/series/open-days.ts';
import { addDays, dayToDate } from '#platform/shared/calendar-days.ts';

/** Forecasts are issued on this weekday (0 = Sunday): weeks ahead begin on Thursday, as the weekly reports of the headquarters did. */
const issueWeekday = 3;

/**
 * The days on which a forecast is due and none was issued yet, oldest first: one a week, from three weeks of data on.
 *
 * @param first  day of the first report; `last` of the newest one.
 * @param issued  origins that have their forecast.
 */
export function dueOrigins(first: string, last: string, issued: ReadonlySet<string>): string[] {
  const from = addDays(first, minKnownDays);
  const wait = (issueWeekday - dayToDate(from).getUTCDay() + 7) % 7;
  const due: string[] = [];
  for (let day = addDays(from, wait); day <= last; day = addDays(day, 7)) if (!issued.has(day)) due.push(day);
  return due;
}
