import * as days from '#platform/shared/dates.ts';
import { formatTime, formatShortDayYear } from '#platform/shared/dates.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { formatAmount, formatFigure, formatInScaleOf, scaleOf, type Unit } from '#platform/shared/figures.ts';
import * as numbers from '#platform/shared/numbers.ts';
import { useLocale } from '#platform/web/text.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useStart } from '#platform/web/start-context.ts';

const made = new Map<Locale, Formats>();

/** The formats of shared/numbers.ts and shared/dates.ts in the interface's language: the same ones for everybody who asks. */
export function useFormats(): Formats {
  const locale = useLocale();
  let formats = made.get(locale);
  if (!formats) made.set(locale, (formats = makeFormats(locale)));
  return formats;
}

export type Formats = ReturnType<typeof makeFormats>;

/** The same for one language, outside of components. Percent and share differ: 29.6 and 0.296 are one figure. */
function makeFormats(locale: Locale) {
  return {
    locale,
    number: (value: number, digits?: number) => numbers.formatNumber(value, locale, digits),
    integer: (value: number) => numbers.formatInteger(value, locale),
    short: (value: number, digits?: number) => numbers.formatShortNumber(value, locale, digits),
    few: (value: number) => numbers.formatFewFigures(value, locale),
    round: (value: number) => numbers.formatRoundNumber(value, locale),
    figure: (value: number, unit: Unit, decimals: number) => formatFigure(value, unit, decimals, locale),
    inScaleOf: (value: number, largest: number, unit: Unit, decimals: number) =>
      formatInScaleOf(value, largest, unit, decimals, locale),
    scale: (largest: number, unit: Unit) => scaleOf(largest, unit, locale),
    amount: (value: number, decimals: number) => formatAmount(value, decimals, locale),
    roubles: (rub: number, digits?: number) => numbers.formatRoubles(rub, locale, digits),
    shortRoubles: (rub: number, digits?: number) => numbers.formatShortRoubles(rub, locale, digits),
    percent: (percent: number, digits?: number) => numbers.formatPercent(percent, locale, digits),
    share: (share: number, digits?: number) => numbers.formatShare(share, locale, digits),
    signed: (value: number, digits?: number) => numbers.formatSigned(value, locale, digits),
    change: (percent: number, digits?: number) => numbers.formatChange(percent, locale, digits),
    interval: (low: number, high: number, digits?: number) =>
      numbers.formatInterval(low, high, locale, digits),
    smallCount: (count: number) => numbers.formatSmallCount(count, locale),
    smallRate: (rate: number, count: number, digits: number) =>
      numbers.formatSmallRate(rate, count, locale, digits),
    day: (day: string) => days.formatDay(day, locale),
    dayMonth: (day: string) => days.formatDayMonth(day, locale),
    shortDay: (day: string) => days.formatShortDay(day, locale),
    shortDayYear: (day: string) => formatShortDayYear(day, locale),
    dayRange: (from: string, to: string) => days.formatDayRange(from, to, locale),
    dayWithWeekday: (day: string) => days.formatDayWithWeekday(day, locale),
    shortDayWithWeekday: (day: string) => days.formatShortDayWithWeekday(day, locale),
    monthYear: (day: string) => days.formatMonthYear(day, locale),
    month: (day: string) => days.formatMonth(day, locale),
    shortMonth: (day: string) => days.formatShortMonth(day, locale),
    shortMonthYear: (day: string) => days.formatShortMonthYear(day, locale),
    ago: (moment: Date, now: Date) => days.formatAgo(moment, now, locale),
    daysAgo: (day: string, today: string) => days.formatDaysAgo(day, today, locale),
  };
}

/** Writes a moment as its day and Moscow hour: 8 июня 2020, 14:51; the day alone where only it is known. */
export function useMoment(): (iso: string, hasTime?: boolean) => string {
  const { day } = useFormats();
  return (iso, hasTime = true) => {
    const moment = new Date(iso);
    return hasTime ? `${day(dayAt(moment))}, ${formatTime(moment)}` : day(dayAt(moment));
  };
}

/** Writes a day beside the day the news stand at: the year is said where it is another one. */
export function useNearDay(): (day: string) => string {
  const { locale, shortDay } = useFormats();
  const { newsDay: today } = useStart().clock;
  return (day) => (day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : formatShortDayYear(day, locale));
}
