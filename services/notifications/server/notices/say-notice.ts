import type { Indicator } from '#statistics/shapes/indicator.ts';
import { formatDay, formatDayRange } from '#platform/shared/dates.ts';
import { formatFigure } from '#platform/shared/figures.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { formatChange, formatInteger, formatPercent } from '#platform/shared/numbers.ts';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import { nameMeasured } from './name-measured.ts';
import type { Crossing, NoticeWords } from './notice-queries.ts';
import { noticeText } from './notice-texts.ts';

/** What a crossing is of: its place, the indicator itself, and the name of its source where it was noted. */
interface Named {
  place: string;
  about: Indicator;
  source: string | null;
}

/** Title and sentence of a crossing in a language: what happened, when and how far, by which source. */
export function sayCrossing(
  crossing: Crossing,
  { place, about, source }: Named,
  locale: Locale,
): NoticeWords {
  const { condition, detail } = crossing;
  const measured = nameMeasured(about, crossing.measure, locale);
  const text = noticeText(locale, `Notice_${condition}`, valuesOf(crossing, measured, locale));
  const isForecast = condition === 'leftBand' || condition === 'newRelease';
  const named = source && (isForecast ? noticeText(locale, 'Notice_OwnForecast', { source }) : source);
  const origin = detail && named ? noticeText(locale, 'Notice_Source', { source: named }) : '';
  const alarm = detail?.band?.trust?.alarm;
  const failing = alarm ? noticeText(locale, 'Notice_Failing', { condition, ...alarm }) : '';
  return {
    title: `${place}: ${measured.name}`,
    text: [text, failing, origin].filter((part) => part !== '').join(locale === 'ja' ? '' : ' '),
  };
}

function valuesOf(
  { condition, threshold, day, value, previous, detail }: Crossing,
  { unit, decimals, period }: Indicator,
  locale: Locale,
): Record<string, string | number> {
  const figure = (amount: number) => formatFigure(amount, unit, decimals, locale);
  const change = previous === null || previous === 0 ? 0 : (value / previous - 1) * 100;
  const { band, revised } = detail ?? {};
  return {
    value: figure(value),
    day: formatDay(day, locale),
    threshold: condition === 'changes' ? formatPercent(threshold, locale) : figure(threshold),
    change: formatChange(change, locale),
    previous: previous === null ? '' : figure(previous),
    ...(band && {
      low: formatInteger(band.low, locale),
      high: formatInteger(band.high, locale),
      week: formatDayRange(band.from, band.to, locale),
      release: formatDay(band.release, locale),
      trust: band.trust?.trust ?? 'sure',
      held: band.trust?.held ?? 0,
      count: band.trust?.count ?? 0,
    }),
    ...(revised && { count: revised.count, period: formatPeriod(periodOf(period), revised.day, locale) }),
  };
}
