import { addDays, daysBetween, type CalendarDay } from './calendar-days.ts';
import { formatDay, formatDayRange, formatMonthYear, formatShortDay, formatShortMonth } from './dates.ts';
import type { Locale } from './locales.ts';

/** How long the time is that one value stands for. */
export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** The catalogue's words for kinds of indicators as periods. */
const periodOfKind = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  annual: 'year',
} as const satisfies Record<string, Period>;

/** The period of a catalogue's or a wire's word: annual → year; throws on an unknown one. */
export function periodOf(kind: string): Period {
  const found = Object.entries(periodOfKind).find(([word, period]) => word === kind || period === kind);
  if (!found) throw new RangeError(`Not a kind of period: ${kind}`);
  return found[1];
}

const epoch: CalendarDay = '1970-01-01';
/** The Monday before the epoch lies so many days before it. */
const mondayOffset = 3;
const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** The number of the period a day lies in; neighbours differ by one, whatever day of the period is given. */
export function periodNumber(period: Period, day: CalendarDay): number {
  if (period === 'day') return daysBetween(epoch, day);
  if (period === 'week') return Math.floor((daysBetween(epoch, day) + mondayOffset) / 7);
  // Out of the day's own figures: charts ask this of every value they draw.
  const month = (Number(day.slice(0, 4)) - 1970) * 12 + Number(day.slice(5, 7)) - 1;
  return Math.floor(month / monthsOf[period]);
}

/** The first day of a numbered period: a Monday for weeks. */
export function firstDayOf(period: Period, number: number): CalendarDay {
  if (period === 'day') return addDays(epoch, number);
  if (period === 'week') return addDays(epoch, number * 7 - mondayOffset);
  const month = number * monthsOf[period];
  const year = 1970 + Math.floor(month / 12);
  return `${String(year).padStart(4, '0')}-${String((((month % 12) + 12) % 12) + 1).padStart(2, '0')}-01`;
}

/** The last day of a numbered period. */
export function lastDayOf(period: Period, number: number): CalendarDay {
  return addDays(firstDayOf(period, number + 1), -1);
}

const nbsp = '\u00A0';
const roman = ['I', 'II', 'III', 'IV'] as const;

const quarterWords: Record<Locale, { full: (quarter: number, year: string) => string; short: Short }> = {
  ru: {
    full: (quarter, year) => `${roman[quarter]}${nbsp}квартал ${year}`,
    short: (quarter) => `${roman[quarter]}${nbsp}кв.`,
  },
  en: { full: (quarter, year) => `Q${quarter + 1}${nbsp}${year}`, short: (quarter) => `Q${quarter + 1}` },
  ja: {
    full: (quarter, year) => `${year}年第${quarter + 1}四半期`,
    short: (quarter) => `第${quarter + 1}四半期`,
  },
  pt: {
    full: (quarter, year) => `${quarter + 1}º${nbsp}trimestre de ${year}`,
    short: (quarter) => `${quarter + 1}º${nbsp}tri.`,
  },
  es: {
    full: (quarter, year) => `${ordinalsEs[quarter]}${nbsp}trimestre de ${year}`,
    short: (quarter) => `T${quarter + 1}`,
  },
};
type Short = (quarter: number) => string;
const ordinalsEs = ['1.er', '2.º', '3.er', '4.º'];

function quarterOf(day: CalendarDay): number {
  return Math.floor((Number(day.slice(5, 7)) - 1) / 3);
}

/** A year as it stands on an axis and in a table: 2020; 2020年. */
function formatYear(day: CalendarDay, locale: Locale): string {
  return locale === 'ja' ? `${day.slice(0, 4)}年` : day.slice(0, 4);
}

/** A quarter without its year: II кв., Q2. */
function formatShortQuarter(day: CalendarDay, locale: Locale): string {
  return quarterWords[locale].short(quarterOf(day));
}

/** A quarter in words: II квартал 2020. */
function formatQuarter(day: CalendarDay, locale: Locale): string {
  return quarterWords[locale].full(quarterOf(day), day.slice(0, 4));
}

/** The period a day lies in, in full: 2020, II квартал 2020, май 2020, 14–20 октября 2021, 20 октября 2021. */
export function formatPeriod(period: Period, day: CalendarDay, locale: Locale): string {
  if (period === 'year') return formatYear(day, locale);
  if (period === 'quarter') return formatQuarter(day, locale);
  if (period === 'month') return formatMonthYear(day, locale);
  if (period === 'day') return formatDay(day, locale);
  const week = periodNumber('week', day);
  return formatDayRange(firstDayOf('week', week), lastDayOf('week', week), locale);
}

/** From one period to another, both included: 2006–2020, I квартал 2019 – III квартал 2021. */
export function formatPeriodRange(
  period: Period,
  from: CalendarDay,
  to: CalendarDay,
  locale: Locale,
): string {
  const [first, last] = [periodNumber(period, from), periodNumber(period, to)];
  if (first === last) return formatPeriod(period, from, locale);
  if (period === 'year') return `${from.slice(0, 4)}–${formatYear(to, locale)}`;
  if (period === 'day' || period === 'week')
    return formatDayRange(firstDayOf(period, first), lastDayOf(period, last), locale);
  return `${formatPeriod(period, from, locale)} – ${formatPeriod(period, to, locale)}`;
}

/** What a label under a time axis names. */
export type TickUnit = 'day' | 'month' | 'quarter' | 'year';

/** What stands under a time axis at the period's start: a day, a month, a quarter or a year, with the year where it must be said. */
export function formatTick(day: CalendarDay, as: TickUnit, withYear: boolean, locale: Locale): string {
  if (as === 'year') return formatYear(day, locale);
  if (as === 'day') return formatShortDay(day, locale);
  const name = as === 'month' ? formatShortMonth(day, locale) : formatShortQuarter(day, locale);
  if (!withYear) return name;
  return locale === 'ja' ? `${formatYear(day, locale)}${name}` : `${name} ${day.slice(0, 4)}`;
}
