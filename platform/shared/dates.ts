import { dayToDate, daysBetween, moscowClock, type CalendarDay } from './calendar-days.ts';
import type { Locale } from './locales.ts';

const nbsp = '\u00A0';

interface DateStyle {
  /** Intl's locale: only names of months and weekdays are taken from it, never its layout. */
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
  return dateTable[locale].full(dayNumber(day), monthInDate(day, locale), yearOf(day));
}

/** Without the year: 20 октября. */
export function formatDayMonth(day: CalendarDay, locale: Locale): string {
  return dateTable[locale].dayMonth(dayNumber(day), monthInDate(day, locale));
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
  return intlName(day, locale, 'month', 'month');
}

/** Three letters: окт; in Japanese 10月. */
export function formatShortMonth(day: CalendarDay, locale: Locale): string {
  return locale === 'ja' ? formatMonth(day, locale) : formatMonth(day, locale).slice(0, 3);
}

/** октябрь 2021. */
export function formatMonthYear(day: CalendarDay, locale: Locale): string {
  return dateTable[locale].monthYear(formatMonth(day, locale), yearOf(day));
}

/** The weekday in full, lower case where the language has it so: среда. */
function formatWeekday(day: CalendarDay, locale: Locale): string {
  return intlName(day, locale, 'date', 'weekday');
}

/** The weekday in two or three letters: ср. */
function formatShortWeekday(day: CalendarDay, locale: Locale): string {
  return intlName(day, locale, 'weekday', 'weekday').replace(/\.$/, '');
}

/** The line above a day: среда, 20 октября 2021. */
export function formatDayWithWeekday(day: CalendarDay, locale: Locale): string {
  if (locale === 'ja') return `${formatDay(day, locale)}（${formatShortWeekday(day, locale)}）`;
  return `${formatWeekday(day, locale)}, ${formatDay(day, locale)}`;
}

/** A row of a receipt: чт, 14 окт. */
export function formatShortDayWithWeekday(day: CalendarDay, locale: Locale): string {
  if (locale === 'ja') return `${formatShortDay(day, locale)}（${formatShortWeekday(day, locale)}）`;
  return `${formatShortWeekday(day, locale)}, ${formatShortDay(day, locale)}`;
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

/** The month as it stands after a day: Russian wants the genitive. */
function monthInDate(day: CalendarDay, locale: Locale): string {
  return intlName(day, locale, 'date', 'month');
}

/** Three letters after a day: окт; the one month that has only three keeps its genitive: 9 мая. */
function shortMonthInDate(day: CalendarDay, locale: Locale): string {
  const month = formatShortMonth(day, locale);
  return month === 'май' ? monthInDate(day, locale) : month;
}

/** Names of months and weekdays by language, form and number: few, asked for at every date, and slow to make. */
const named = new Map<string, string>();

/** What is read out of each form; the first gives two names, so that a day's line needs only it. */
const forms = {
  date: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long' },
  weekday: { weekday: 'short' },
} as const;
const formats = new Map<string, Intl.DateTimeFormat>();

function intlName(
  day: CalendarDay,
  locale: Locale,
  form: keyof typeof forms,
  wanted: 'month' | 'weekday',
): string {
  const date = dayToDate(day);
  const number = wanted === 'month' ? date.getUTCMonth() : date.getUTCDay();
  const key = locale + form + wanted + number;
  const known = named.get(key);
  if (known !== undefined) return known;
  let format = formats.get(locale + form);
  // Making one takes a hundred times as long as using it.
  if (!format) {
    format = new Intl.DateTimeFormat(dateTable[locale].intl, { ...forms[form], timeZone: 'UTC' });
    formats.set(locale + form, format);
  }
  const found = format.formatToParts(date).find(({ type }) => type === wanted)?.value ?? '';
  const name = locale === 'ja' && wanted === 'month' ? `${found.replace('月', '')}月` : found;
  named.set(key, name);
  return name;
}
