import { addsUp, type KnownIndicator } from '../words/lexicon.ts';
import type { Match } from '../words/match-words.ts';
import { cuesOf, isCue, isManyRegions, isYear, numberOf } from './cues.ts';
import type { SaidPeriod } from './read-period.ts';
import type { Operation, Understood } from './understood.ts';

/** What the choice of the operation rests on. */
export interface Clues {
  matches: readonly Match[];
  said: SaidPeriod;
  indicator: KnownIndicator | undefined;
  /** Places that were named, the country among them. */
  places: number;
  hasCountry: boolean;
  isDistrict: boolean;
}

const scales: Readonly<Record<string, number>> = {
  scale_3: 1e3,
  scale_4: 1e4,
  scale_6: 1e6,
  scale_9: 1e9,
  scale_12: 1e12,
};
const defaultTop = 5;

/** What is asked of the figures, with its parameters. */
export function chooseOperation(clues: Clues): Pick<Understood, 'operation' | 'params'> {
  const has = (...cues: string[]): boolean => clues.matches.some((match) => isCue(match, ...cues));
  const limit = findLimit(clues);
  if (limit !== null && clues.places === 0)
    return {
      operation: 'count_above',
      params: has('below') && !has('above') ? { ...limit, order: 'asc' } : limit,
    };
  if (has('men') && has('women') && clues.indicator?.dimensions.includes('sex'))
    return { operation: 'dim_diff', params: {} };
  if (has('deficit')) return { operation: 'balance', params: {} };
  if (has('times') && clues.places > 1) return { operation: 'ratio', params: {} };
  if (has('when') && clues.places === 1 && has('extreme', 'top', 'bottom') && !has('region'))
    return { operation: 'max_day', params: has('bottom') ? { order: 'asc' } : {} };
  if (has('max_day') && (clues.indicator?.period === 'daily' || clues.places > 0) && !has('region'))
    return { operation: 'max_day', params: {} };
  const { said, indicator } = clues;
  const isRate = clues.indicator?.unit === 'percent' && clues.places < 2;
  if (has('share') && clues.places > 0 && !isRate) return { operation: 'share', params: {} };
  if (isPercentOfCountry(clues, has)) return { operation: 'share', params: {} };
  if (has('rank') && clues.places === 1)
    return { operation: 'rank', params: { order: has('bottom') ? 'asc' : 'desc' } };
  if (isExtreme(clues) && (said.period.at === 'latest' || indicator?.period === 'daily'))
    return { operation: 'max_day', params: has('bottom') ? { order: 'asc' } : {} };
  if (has('per_100k')) return { operation: 'per_100k', params: {} };
  if (has('per_head') && !/per_capita/.test(clues.indicator?.indicator ?? ''))
    return { operation: 'per_capita', params: {} };
  if (clues.places - Number(clues.hasCountry && clues.places > 2) > 1)
    return { operation: has('total') ? 'value_sum' : 'compare', params: {} };
  if (isMean(clues, has)) return { operation: 'mean', params: {} };
  const ranked = rankedOf(clues, has);
  return ranked ?? { operation: overTime(clues, has), params: {} };
}

/** «what percent of people live in Moscow»: residents of one place in per cent are its part of the country, unless they change. */
function isPercentOfCountry(
  { indicator, places, hasCountry, said: { period, lastYears } }: Clues,
  has: (...cues: string[]) => boolean,
): boolean {
  const isOnePlace = places - Number(hasCountry) === 1;
  const isMoment = period.from === undefined && lastYears === null && !has('change', 'course', 'compare');
  return has('percent') && isOnePlace && isMoment && indicator?.indicator.startsWith('population_') === true;
}

/** «the highest unemployment in Tula»: of one place, so of its years. */
export function isExtreme({ matches, places }: Pick<Clues, 'matches' | 'places'>): boolean {
  return (
    places === 1 &&
    matches.some((match) => isCue(match, 'extreme')) &&
    !matches.some((match) => isCue(match, 'region'))
  );
}

/** Words that put regions in an order. */
const orders = ['top', 'bottom', 'worst', 'best', 'extreme'] as const;

/** The mean of years or days of one place, or of all regions at one time. One year's own figure needs none. */
function isMean(
  { said: { period, isPair, lastYears }, indicator, places, matches }: Clues,
  has: (...cues: string[]) => boolean,
): boolean {
  if (!has('mean') || isPair || has('change', ...orders)) return false;
  if (places === 0 && matches.some(isManyRegions)) return period.from === undefined && lastYears === null;
  const isLong = indicator?.period !== 'annual' && /^\d{4}(-\d\d)?$/.test(period.at ?? '');
  const isShorter = indicator?.period === 'daily' || (period.at ?? '').length === 4;
  return period.from !== undefined || lastYears !== null || (isLong && isShorter);
}

/** «the three highest», «where is the lowest»: of all regions, or of those of a district. */
function rankedOf(
  { matches, indicator, places, isDistrict }: Clues,
  has: (...cues: string[]) => boolean,
): Pick<Understood, 'operation' | 'params'> | null {
  if (places > (isDistrict ? 1 : 0) || !has(...orders, 'region', 'which_more')) return null;
  if (isDistrict && !has(...orders)) return null;
  const at = matches.findIndex((match, index) => isTopNumber(matches, index) && numberOf(match) !== null);
  const many = matches.some(isManyRegions);
  const n = at === -1 ? (many || !has('region') ? defaultTop : 1) : numberOf(matches[at])!;
  const isWorse = indicator?.upIs === 'worse';
  const isLow = has('bottom') || (has('worst') && !isWorse) || (has('best') && isWorse && !has('extreme'));
  return {
    operation: 'top',
    params: { n: Math.max(1, Math.min(85, Math.round(n))), order: isLow ? 'asc' : 'desc' },
  };
}

/** A number that says how many: beside the word for the top or before the regions, and no year. One by itself is as often an article. */
function isTopNumber(matches: readonly Match[], at: number): boolean {
  const match = matches[at]!;
  if (isYear(match) || match.day !== null) return false;
  const isCount = match.number !== null || (numberOf(match) ?? 0) > 1;
  const near = [-2, -1, 1, 2].map((step) => matches[at + step]);
  return near.some((each) => isCue(each, 'top', 'bottom', 'worst', 'best', ...(isCount ? ['region'] : [])));
}

function overTime({ said, isDistrict, indicator }: Clues, has: (...cues: string[]) => boolean): Operation {
  const { period, isPair, lastYears } = said;
  const isChange =
    has('change') || isPair || (has('compare') && period.from !== undefined && period.to !== 'latest');
  if (period.from !== undefined || lastYears !== null) {
    if (!isChange) return 'series';
    return has('percent') ? 'change_pct' : 'change';
  }
  if (has('change', 'course') && period.at !== 'latest') return has('percent') ? 'change_pct' : 'change';
  if (has('change', 'course')) return 'series';
  if (isDistrict || isFlow(indicator, period.at)) return 'value_sum';
  return period.at === 'latest' ? 'latest' : 'value';
}

/** Whether what is counted by day or month is asked for over a longer time: it adds up. */
function isFlow(indicator: KnownIndicator | undefined, at = 'latest'): boolean {
  if (indicator === undefined || !addsUp(indicator) || /beds|patients|dose/.test(indicator.indicator))
    return false;
  return indicator.period === 'daily'
    ? /^\d{4}(-\d\d)?$/.test(at)
    : indicator.period === 'monthly' && /^\d{4}$/.test(at);
}

/** The number regions are counted above or below of; null where there is none. */
function findLimit({ matches }: Clues): { x: number } | null {
  if (!matches.some((match) => isCue(match, 'count', 'region'))) return null;
  const isBound = (match: Match | undefined): boolean => isCue(match, 'above', 'below');
  for (const [at, match] of matches.entries()) {
    if (match.number === null || isYear(match)) continue;
    const near = [-3, -2, -1, 1, 2, 3].map((step) => matches[at + step]);
    if (!near.some(isBound)) continue;
    const scale = [matches[at + 1], matches[at + 2]]
      .flatMap((each) => (each ? cuesOf(each) : []))
      .find((cue) => cue in scales);
    return { x: match.number * (scale === undefined ? 1 : scales[scale]!) };
  }
  return null;
}
