import { formatFigure } from '#platform/shared/figures.ts';
import { formatNumber } from '#platform/shared/numbers.ts';
import { formatPeriod, formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import type { HandlerOutput, Input } from '#platform/contract/endpoint.ts';
import type { explorerContract } from '../../contract.ts';
import type { Finding } from '../../domain/find-finding.ts';
import type { Summary } from '../../domain/values/summarise.ts';
import type { ViewPlace } from './choose-places.ts';
import { factorWords } from './course-words.ts';
import type { ReadSeries } from './read-values.ts';
import type { Speech } from './shown-unit.ts';

type Calls = typeof explorerContract;

/** What the sentences of a view are made of. */
export interface DescribedView {
  asked: Input<Calls, 'explore/getView'>;
  measures: HandlerOutput<Calls, 'explore/getView'>['measures'];
  places: readonly ViewPlace[];
  chosen: readonly ViewPlace[];
  series: readonly (ReadSeries & Summary)[];
  ends: { first: string; last: string } | null;
  cut: boolean;
}

/** What a view says. */
export interface Sentences {
  title: string;
  lead: string;
}

/** A finding of one kind. */
export type Of<Kind extends Finding['kind']> = Extract<Finding, { kind: Kind }>;

/** A sentence of a view by its key. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** Highest and lowest less far apart than this are not told in times. */
const ratioFrom = 1.5;

/** What a sentence is made with. */
export interface Words {
  view: DescribedView;
  ends: { first: string; last: string };
  say: Say;
  locale: Speech['locale'];
}

/** Both ends and the span between them, as the kind of period is called. */
export function timesOf({ view, ends, locale }: Words) {
  const period = periodOf(view.measures[0]!.indicator.period);
  return {
    from: formatPeriod(period, ends.first, locale),
    to: formatPeriod(period, ends.last, locale),
    period: formatPeriodRange(period, ends.first, ends.last, locale),
  };
}

/** A value as the view writes it. */
export function figureOf({ view, locale }: Words, value: number): string {
  const { unit, decimals } = view.measures[0]!;
  return formatFigure(value, unit, decimals, locale).trim();
}

/** The short name of a place of the view. */
export const nameOf = ({ view }: Words, yugoId: number): string =>
  view.places.find((place) => place.yugoId === yugoId)?.shortName ?? '';

/** A place's values of the first indicator at both ends. */
export const summaryOf = ({ view }: Words, yugoId: number): Summary =>
  view.series.find((each) => each.measure === 0 && each.yugoId === yugoId)!;

/** A difference of two values: in points where they are rates. */
export function gapOf(words: Words, value: number): string {
  const { inPoints, decimals } = words.view.measures[0]!;
  return inPoints
    ? words.say('points', { points: formatNumber(value, words.locale, decimals) })
    : figureOf(words, value);
}

/** How many times one value another is, as a sentence to follow; nothing where they are near each other. */
export function sayRatio({ say, locale }: Words, ratio: number | null): string {
  return ratio === null || ratio < ratioFrom ? '' : ` ${say('ratio', factorWords(ratio, locale))}`;
}
