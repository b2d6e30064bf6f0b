import { dayToDate, daysBetween, moscowClock, type CalendarDay } from './calendar-days.ts';
import { monthInDate, monthName, shortWeekday, weekdayName } from './date-names.ts';
import type { Locale } from './locales.ts';

const nbsp = '\u00A0';

interface DateStyle {
  /** Intl's locale: only how long ago something was is written by it. */
  intl: string;
  full: (day: string, month: string, year: string) => string;
  dayMonth: (day: string, month: string) => string;
  short: (day: string, month: string) => string;
  monthYear: (month: string, year: string) => string;
}

const latin = (link: string) => ({
  full: (day: string, month: string, year: string) =>
    `${day}${link}${month}${link.replace(nbsp, ' ')}${year}`,
  dayMonth: (day: string, month: string) => `${day}${link}${month}`,
  short: (day: string, month: string) => `${day}${nbsp}${month}`,
  monthYear: (month: string, year: string) => `${month}${link.replace(nbsp, ' ')}${year}`,
});

const dateTable: Record<Locale, DateStyle> = {
  ru: { intl: 'ru-RU', ...latin(nbsp) },
  en: { intl: 'en-GB', ...latin(nbsp) },
  pt: { intl: 'pt-BR', ...latin(`${nbsp}de `) },
  es: { intl: 'es-ES', ...latin(`${nbsp}de `) },
  ja: {
    intl: 'ja-JP',
    full: (day, month, year) => `${year}年${month}${day}日`,
    dayMonth: (day, month) => `${month}${day}日`,
    short: (day, month) => `${month}${day}日`,
    monthYear: (month, year) => `${year}年${month}`,
  },
};

/** 20 октября 2021. */
export function formatDay(day: CalendarDay, locale: Locale): string {
  return dateTable[locale].full(dayNumber(day), monthInDate(monthOf(day), locale), yearOf(day));
}

/** Without the year: 20 октября. */
export function formatDayMonth(day: CalendarDay, locale: Locale): string {
  return dateTable[locale].dayMonth(dayNumber(day), monthInDate(monthOf(day), locale));
}

/** For tables and axes: 20 окт. The year is said elsewhere. */
export function formatShortDay(day: CalendarDay, locale: Locale): string {
  return dateTable[locale].short(dayNumber(day), shortMonthInDate(day, locale));
}

/** The same with its year: 20 окт 2021. */
export function formatShortDayYear(day: CalendarDay, locale: Locale): string {
  return locale === 'ja' ? formatDay(day, locale) : `${formatShortDay(day, locale)} ${yearOf(day)}`;
}

/** In figures: 20.10.2021. */
export function formatNumericDay(day: CalendarDay): string {
  return day.slice(0, 10).split('-').toReversed().join('.');
}

/** The month alone, in the form that stands by itself: октябрь. */
export function formatMonth(day: CalendarDay, locale: Locale): string {
  return monthName(monthOf(day), locale);
}

/** Three letters: окт; in Japanese 10月. */
export function formatShortMonth(day: CalendarDay, locale: Locale): string {
  return locale === 'ja' ? formatMonth(day, locale) : formatMonth(day, locale).slice(0, 3);
}

/** The same with its year: окт 2021; in Japanese 2021年10月. */
export function formatShortMonthYear(day: CalendarDay, locale: Locale): string {
  return locale === 'ja' ? formatMonthYear(day, locale) : `${formatShortMonth(day, locale)} ${yearOf(day)}`;
}

/** октябрь 2021. */
export function formatMonthYear(day: CalendarDay, locale: Locale): string {
  return dateTable[locale].monthYear(formatMonth(day, locale), yearOf(day));
}

/** The line above a day: среда, 20 октября 2021. */
export function formatDayWithWeekday(day: CalendarDay, locale: Locale): string {
  if (locale === 'ja') return `${formatDay(day, locale)}（${shortWeekday(weekdayOf(day), locale)}）`;
  return `${weekdayName(weekdayOf(day), locale)}, ${formatDay(day, locale)}`;
}

/** A row of a receipt: чт, 14 окт. */
export function formatShortDayWithWeekday(day: CalendarDay, locale: Locale): string {
  if (locale === 'ja') return `${formatShortDay(day, locale)}（${shortWeekday(weekdayOf(day), locale)}）`;
  return `${shortWeekday(weekdayOf(day), locale)}, ${formatShortDay(day, locale)}`;
}

/** A span of days, what both ends share is said once: 14–20 октября 2021. */
export function formatDayRange(from: CalendarDay, to: CalendarDay, locale: Locale): string {
  if (from === to) return formatDay(from, locale);
  if (yearOf(from) !== yearOf(to)) return `${formatDay(from, locale)} – ${formatDay(to, locale)}`;
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  if (locale === 'ja') {
    return `${formatDay(from, locale)}–${sameMonth ? `${dayNumber(to)}日` : formatDayMonth(to, locale)}`;
  }
  return sameMonth
    ? `${dayNumber(from)}–${formatDay(to, locale)}`
    : `${formatDayMonth(from, locale)} – ${formatDay(to, locale)}`;
}

/** The same beside a day of the same year, which needs no year, and in one piece for a title: 14–20 октября. */
export function formatNearRange(
  from: CalendarDay,
  to: CalendarDay,
  today: CalendarDay,
  locale: Locale,
): string {
  if (from === to || yearOf(from) !== yearOf(today) || yearOf(to) !== yearOf(today))
    return formatDayRange(from, to, locale);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  if (locale === 'ja')
    return `${formatDayMonth(from, locale)}–${sameMonth ? `${dayNumber(to)}日` : formatDayMonth(to, locale)}`;
  return sameMonth
    ? `${dayNumber(from)}–\u2060${formatDayMonth(to, locale)}`
    : `${formatDayMonth(from, locale)} – ${formatDayMonth(to, locale)}`;
}

/** The clock at a place, 24 hours: 10:42, with `seconds` 10:42:07. The default place is Moscow. */
export function formatTime(
  moment: Date,
  { timeZone = 'Europe/Moscow', seconds = false }: { timeZone?: string; seconds?: boolean } = {},
): string {
  const steady = timeZone === 'Europe/Moscow' ? moscowClock(moment) : null;
  if (steady !== null) return steady.slice(11, seconds ? 19 : 16);
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const style = seconds ? { ...options, second: '2-digit' as const } : options;
  const key = `${timeZone} ${seconds}`;
  let clock = clocks.get(key);
  if (!clock) clocks.set(key, (clock = new Intl.DateTimeFormat('en-GB', style)));
  return clock.format(moment);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How long ago in the largest whole unit: 5 минут назад; under a minute: сейчас. The future counts as now. */
export function formatAgo(moment: Date, now: Date, locale: Locale): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 1000));
  const words = new Intl.RelativeTimeFormat(dateTable[locale].intl, { numeric: 'auto' });
  const [unit, size] = agoUnits.find(([, each]) => seconds >= each) ?? (['second', Infinity] as const);
  return words.format(-Math.floor(seconds / size) || 0, unit);
}

/** How old data is, in whole days: сегодня, вчера, 4 дня назад. */
export function formatDaysAgo(day: CalendarDay, today: CalendarDay, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(dateTable[locale].intl, { numeric: 'auto' });
  return words.format(daysBetween(today, day), 'day');
}

const agoUnits = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

function dayNumber(day: CalendarDay): string {
  return String(Number(day.slice(8, 10)));
}

function yearOf(day: CalendarDay): string {
  return day.slice(0, 4);
}

function monthOf(day: CalendarDay): number {
  return Number(day.slice(5, 7)) - 1;
}

function weekdayOf(day: CalendarDay): number {
  return dayToDate(day).getUTCDay();
}

/** Three letters after a day: окт; the one month that has only three keeps its genitive: 9 мая. */
function shortMonthInDate(day: CalendarDay, locale: Locale): string {
  const month = formatShortMonth(day, locale);
  return month === 'май' ? monthInDate(monthOf(day), locale) : month;
}
