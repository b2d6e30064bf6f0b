import type { Period } from './read-period.ts';

/** What can be asked of figures. */
export const operations = [
  'value',
  'latest',
  'value_sum',
  'compare',
  'top',
  'rank',
  'change',
  'change_pct',
  'series',
  'count_above',
  'share',
  'ratio',
  'dim_diff',
  'balance',
  'per_capita',
  'per_100k',
  'max_day',
  'mean',
  'news',
  'head',
  'measures',
  'impossible',
] as const;
export type Operation = (typeof operations)[number];

/** A place of a question: its number, all regions, or what they add up to. */
export type AskedPlace = number | 'all_regions' | 'sum_of_regions';

/** An indicator with its dimensions as text. */
export interface AskedSeries {
  id: string;
  dims: string;
}

/** One reading of a question. */
export interface Understood {
  operation: Operation;
  indicators: AskedSeries[];
  places: AskedPlace[];
  period: Period;
  params: { n?: number; x?: number; order?: 'asc' | 'desc' };
}

/** Why a question has no answer before any figure is looked for. */
export type Lack =
  | 'no_indicator'
  | 'no_criterion'
  | 'no_dimension'
  | 'unknown_place'
  | 'other_country'
  | 'city_level'
  | 'unknown_words'
  | 'two_indicators'
  | 'other_operation'
  | 'no_words';

/** What the grammar makes of a question. */
export interface Reading {
  understood: Understood;
  /** Other fair readings, the likelier first. */
  others: Understood[];
  /** Null where the figures decide. */
  lack: Lack | null;
  notUnderstood: string[];
  /** What is asked for that no figure of the store is: pages tell it. */
  beyond: ('forecast' | 'neighbours' | 'correlation')[];
  /** Codes of all indicators that are named. */
  named: string[];
  /** Mistyped words with what they were read as. */
  mended: { typed: string; read: string }[];
  /** A city was named and stands for its region. */
  isCity: boolean;
  /** No place was named: the country was taken. */
  isCountryTaken: boolean;
  /** Years back from the newest figure, where the last so many are asked for. */
  lastYears: number | null;
}

/** Whether a time was named. */
export function hasTime({ period }: Understood): boolean {
  return Object.values(period).some((time) => time !== undefined && time !== 'latest');
}
