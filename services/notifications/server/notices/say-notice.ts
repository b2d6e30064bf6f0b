import type { Indicator } from '#statistics/shapes/indicator.ts';
import { sayOwn } from '#platform/server/texts.ts';
import { formatDay } from '#platform/shared/dates.ts';
import { formatFigure } from '#platform/shared/figures.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { formatChange, formatPercent } from '#platform/shared/numbers.ts';
import type { Crossing, NoticeWords } from './notice-queries.ts';
import { noticeTexts } from './notice-texts.ts';

/** One sentence of a notice or its letter. */
export const noticeText = sayOwn(noticeTexts);

/** Title and sentence of a crossing in a language: what crossed, when and how far. */
export function sayCrossing(
  { condition, threshold, day, value, previous }: Crossing,
  place: string,
  { name, unit, decimals }: Pick<Indicator, 'name' | 'unit' | 'decimals'>,
  locale: Locale,
): NoticeWords {
  const figure = (amount: number) => formatFigure(amount, unit, decimals, locale);
  const change = previous === null || previous === 0 ? 0 : (value / previous - 1) * 100;
  const text = noticeText(locale, `Notice_${condition}`, {
    value: figure(value),
    day: formatDay(day, locale),
    threshold: condition === 'changes' ? formatPercent(threshold, locale) : figure(threshold),
    change: formatChange(change, locale),
  });
  return { title: `${place}: ${name}`, text };
}
