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
  /** A place as it follows an indicator: in Tula. */
  whereOf: (yugoId: number) => string;
  /** Names of all subjects. */
  regions: readonly string[];
}

/** Rows of a list that are told in a sentence; the others stand in the view. */
const maxTold = 5;

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
  const named = understood.places.filter((each) => typeof each === 'number').map(nameOf);
  const isJoined = understood.operation === 'value_sum';
  const [key, more] = templateOf(understood, outcome, speech);
  return translate(locale, `Ask_Say_${key}`, {
    place: isJoined ? named.join(', ') : (named[0] ?? nameOf(outcome.rows[0]?.yugoId ?? 0)),
    time: sayTime(outcome.day, speech),
    indicator: speech.indicators[0]!.name,
    figure: sayFigure(outcome.value, speech),
    ...more,
  });
}

type Template = readonly [key: string, values?: Record<string, string | number>];

/** The sentence of an operation, and what it needs beside place, time and figure. */
function templateOf({ operation }: Understood, outcome: Outcome, speech: Speech): Template {
  const { locale, nameOf } = speech;
  const { rows, value, of = 0 } = outcome;
  const figure = (point: Point | undefined): string =>
    point === undefined ? '' : sayFigure(point.value, speech);
  const named = (point: Point | undefined): string =>
    point === undefined ? '' : `${nameOf(point.yugoId)} ${figure(point)}`;
  const ends = {
    first: figure(rows[0]),
    last: figure(rows.at(-1)),
    from: sayTime(rows[0]?.day ?? outcome.day, speech),
  };
  const list = rows.slice(0, maxTold).map(named).join('; ');
  switch (operation) {
    case 'compare':
      return ['list', { list }];
    case 'top':
      return ['top', { list, of }];
    case 'rank':
      return ['rank', { figure: figure(rows[0]), rank: value, of }];
    case 'count_above':
      return ['count', { count: value, of }];
    case 'change':
    case 'change_pct':
      return ['change', { ...ends, difference: sayChange(outcome, speech) }];
    case 'mean':
      return of > 0 ? ['meanRegions', { of }] : ['mean', ends];
    case 'series':
      return ['series', ends];
    case 'share':
      return ['share', { percent: formatPercent(value, locale), part: ends.first, whole: ends.last }];
    case 'ratio':
      return [
        'ratio',
        { first: named(rows[0]), last: named(rows.at(-1)), ratio: formatNumber(value, locale, 2) },
      ];
    case 'dim_diff':
      return ['difference', { ...ends, difference: sayFigure(Math.abs(value), speech) }];
    case 'balance':
      return [value < 0 ? 'deficit' : 'surplus', { ...ends, difference: sayFigure(Math.abs(value), speech) }];
    case 'per_100k':
      return ['per100k', { figure: formatNumber(value, locale, 1) }];
    default:
      return [plainTemplates[operation] ?? 'value'];
  }
}

const plainTemplates: Readonly<Record<string, string>> = {
  per_capita: 'perHead',
  max_day: 'highest',
  value_sum: 'sum',
};

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
