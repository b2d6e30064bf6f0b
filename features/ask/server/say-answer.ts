import { formatDay, formatMonthYear } from '#platform/shared/dates.ts';
import { formatFigure } from '#platform/shared/figures.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { formatChange, formatNumber, formatPercent, formatSigned } from '#platform/shared/numbers.ts';
import type { ServerTranslate } from '#platform/server/texts.ts';
import type { Indicator } from '#statistics/shapes/indicator.ts';
import type { Missing, Outcome, Point } from '../domain/answer/outcome.ts';
import type { Understood } from '../domain/reading/understood.ts';

/** What sentences are written with. */
export interface Speech {
  locale: Locale;
  translate: ServerTranslate;
  indicators: readonly Indicator[];
  nameOf: (yugoId: number) => string;
  /** Names of all subjects. */
  regions: readonly string[];
}

/** Rows of a list that are told in a sentence; the others stand in the view. */
const mostTold = 5;

/** A day as its kind of period is called: 2019, July 2021, 1 July 2021. */
export function sayTime(day: string, { indicators, locale }: Speech): string {
  const period = indicators[0]?.period;
  if (period === 'annual' || day.length === 4) return day.slice(0, 4);
  return period === 'monthly' || period === 'quarterly' || day.length === 7
    ? formatMonthYear(`${day.slice(0, 7)}-01`, locale)
    : formatDay(day, locale);
}

/** A value with the unit of the first indicator. */
export function sayFigure(value: number, { indicators, locale }: Speech): string {
  const [indicator] = indicators;
  return indicator === undefined
    ? formatNumber(value, locale)
    : formatFigure(value, indicator.unit, indicator.decimals, locale);
}

/** The answer in one sentence. */
export function sayAnswer(understood: Understood, outcome: Outcome, speech: Speech): string {
  const { locale, translate, nameOf } = speech;
  const { rows, day, value } = outcome;
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const figure = (point: Point): string => sayFigure(point.value, speech);
  const usual = {
    place: nameOf(understood.places.find((place) => typeof place === 'number') ?? first?.yugoId ?? 0),
    time: sayTime(day, speech),
    indicator: speech.indicators[0]!.name,
    figure: sayFigure(value, speech),
  };
  const list = rows
    .slice(0, mostTold)
    .map((row) => `${nameOf(row.yugoId)} ${figure(row)}`)
    .join('; ');
  const say = (key: string, more: Record<string, string | number> = {}): string =>
    translate(locale, `Ask_Say_${key}`, { ...usual, ...more });
  switch (understood.operation) {
    case 'compare':
      return say('list', { list });
    case 'top':
      return say('top', { list, of: outcome.of! });
    case 'rank':
      return say('rank', { figure: figure(first), rank: value, of: outcome.of! });
    case 'count_above':
      return say('count', { count: value, of: outcome.of! });
    case 'change':
    case 'change_pct':
      return say('change', {
        first: figure(first),
        from: sayTime(first.day, speech),
        last: figure(last),
        difference: sayChange(outcome, speech),
      });
    case 'series':
      return say('series', { first: figure(first), from: sayTime(first.day, speech), last: figure(last) });
    case 'share':
      return say('share', {
        percent: formatPercent(value, locale),
        part: figure(first),
        whole: figure(last),
      });
    case 'ratio':
      return say('ratio', {
        first: `${nameOf(first.yugoId)} ${figure(first)}`,
        last: `${nameOf(last.yugoId)} ${figure(last)}`,
        ratio: formatNumber(value, locale, 2),
      });
    case 'dim_diff':
    case 'balance':
      return say(understood.operation === 'dim_diff' ? 'difference' : value < 0 ? 'deficit' : 'surplus', {
        first: figure(first),
        last: figure(last),
        difference: sayFigure(Math.abs(value), speech),
      });
    case 'per_capita':
      return say('perHead');
    case 'per_100k':
      return say('per100k', { figure: formatNumber(value, locale, 1) });
    case 'max_day':
      return say('highest');
    case 'value_sum':
      return say('sum');
    default:
      return say('value');
  }
}

/** A difference with its sign and in per cent; of a share in points alone. */
function sayChange({ difference = 0, percent }: Outcome, speech: Speech): string {
  const sign = formatSigned(difference, speech.locale, speech.indicators[0]!.decimals);
  const isShare = speech.indicators[0]!.unit.code.startsWith('percent');
  return percent === undefined || isShare ? sign : `${sign} (${formatChange(percent, speech.locale)})`;
}

/** Why there is no answer, with the nearest figures that are known. */
export function sayMissing({ kind, first, last }: Missing, speech: Speech): string {
  const { locale, translate } = speech;
  const known =
    first === null || last === null
      ? ''
      : translate(locale, 'Ask_Known', {
          first: sayFigure(first.value, speech),
          from: sayTime(first.day, speech),
          last: sayFigure(last.value, speech),
          to: sayTime(last.day, speech),
        });
  return translate(locale, `Ask_No_${kind}`, { known }).trim();
}
