import { productSettings, weeksIssued } from '#simulation/forecast/forecast-settings.ts';
import { addDays, daysBetween, dayToDate } from '#platform/shared/calendar-days.ts';

/**
 * Day of the first release: the first Sunday on which a target week may be issued.
 *
 * @param first  day of the first report.
 */
export function firstRelease(first: string): string {
  const wait = (productSettings.originWeekday - dayToDate(first).getUTCDay() + 7) % 7;
  let day = addDays(first, wait);
  while (weeksIssued(daysBetween(first, day)) === 0) day = addDays(day, productSettings.stepDays);
  return day;
}

/**
 * The days on which a forecast is due and none was issued yet, oldest first: one a week. What was once issued on another weekday
 * stands: Sundays go on after the last of those days, nothing is issued beside them.
 *
 * @param first  day of the first report; `last` of the newest one.
 * @param issued  origins that have their forecast.
 */
export function dueOrigins(first: string, last: string, issued: ReadonlySet<string>): string[] {
  const others = [...issued].filter((day) => dayToDate(day).getUTCDay() !== productSettings.originWeekday);
  const before = others.sort().at(-1) ?? '';
  const due: string[] = [];
  for (let day = firstRelease(first); day <= last; day = addDays(day, productSettings.stepDays))
    if (day > before && !issued.has(day)) due.push(day);
  return due;
}
