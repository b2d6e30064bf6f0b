import { countOfDay, dayOfCount } from './day-count.ts';

/** A calendar day as 'YYYY-MM-DD', a day of the region's report: it has no time zone. */
export type CalendarDay = string;

/** First and last day that a question may name: far beyond all data, near enough for every calendar and database. */
export const dayRange = { first: '1800-01-01', last: '2199-12-31' } as const;

const msPerDay = 86_400_000;

/** Midnight UTC of the day, only for arithmetic and Intl with timeZone 'UTC'. Throws on what is no day. */
export function dayToDate(day: CalendarDay): Date {
  return new Date(countOfDay(day) * msPerDay);
}

const moscow = 'Europe/Moscow';
const moscowAheadMs = 10_800_000;
/** Since then Moscow's clocks have stood three hours before Greenwich, winter and summer. */
const moscowSteadyFrom = Date.UTC(2014, 9, 25, 22);

/** What Moscow's clocks show as '2021-10-20T10:42:07'; null for a moment when they stood otherwise, which Intl knows: asking it for its first date takes a phone 30 ms. */
export function moscowClock(moment: Date): string | null {
  const ms = moment.getTime();
  if (!(ms >= moscowSteadyFrom)) return null;
  let clock = clocksMet.get(ms);
  if (clock === undefined) {
    if (clocksMet.size >= maxMet) clocksMet.clear();
    clocksMet.set(ms, (clock = new Date(ms + moscowAheadMs).toISOString().slice(0, 19)));
  }
  return clock;
}

/** What the clock of whoever runs this shows, in the same form. */
export function ownClock(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** The calendar day of a moment at a place: the default is Moscow. */
export function dayAt(moment: Date, timeZone = moscow): CalendarDay {
  const steady = timeZone === moscow ? moscowClock(moment) : null;
  if (steady !== null) return steady.slice(0, 10);
  // Clocks everywhere stand apart by quarters of an hour, and a page of news asks for hundreds of days.
  const key = timeZone + Math.floor(moment.getTime() / msPerQuarter);
  const known = daysMet.get(key);
  if (known !== undefined) return known;
  let format = zoneFormats.get(timeZone);
  // Making one takes a hundred times as long as using it.
  if (!format)
    zoneFormats.set(timeZone, (format = new Intl.DateTimeFormat('en-US', { ...dayParts, timeZone })));
  const [month, day, year] = format.format(moment).split('/');
  if (daysMet.size >= maxMet) daysMet.clear();
  daysMet.set(key, `${year}-${month}-${day}`);
  return `${year}-${month}-${day}`;
}

const msPerQuarter = 900_000;
const msPerHour = 3_600_000;
const maxMet = 4_000;
const daysMet = new Map<string, CalendarDay>();
/** A page of news says the same moments again and again. */
const clocksMet = new Map<number, string>();
const dayParts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** The last second of a Moscow day. */
export function endOfMoscowDay(day: CalendarDay): Date {
  const usual = new Date(Date.parse(`${day}T23:59:59+03:00`));
  // Until October 2014 Moscow's clocks stood an hour further, for some years in summer alone.
  return dayAt(usual) > day ? new Date(usual.getTime() - msPerHour) : usual;
}

/** The day so many days later; negative goes back. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOfCount(countOfDay(day) + days);
}

/** Days from one to the other; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return countOfDay(to) - countOfDay(from);
}

/** The Monday of the day's ISO week. */
export function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -((dayToDate(day).getUTCDay() + 6) % 7));
}

/** Every day of a span, both ends included, oldest first. */
export function listDays(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const first = countOfDay(from);
  return Array.from({ length: Math.max(0, countOfDay(to) - first + 1) }, (_, index) =>
    dayOfCount(first + index),
  );
}

/** Days after which a daily figure is no longer of these days. */
const freshDays = 7;

/** True for a daily figure that is older than a week by the page's clock. */
export function isStale(day: CalendarDay, today: CalendarDay): boolean {
  return daysBetween(day, today) > freshDays;
}

/** Whole years from one day to a later one. */
export function yearsBetween(from: CalendarDay, to: CalendarDay): number {
  const isShort = to.slice(5) < from.slice(5);
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - Number(isShort);
}
