import type { SearchArea } from './search-areas.ts';

/** What a search asks for, whole; two readers with equal filters share a ranking. */
export interface SearchFilter {
  /** Lines as they were typed: all of `words`, any of `any`, none of `exclude`. */
  words: string;
  any: string;
  exclude: string;
  area: SearchArea;
  /** Moments, ISO; `until` itself is outside. Null = open. */
  since: string | null;
  until: string | null;
  /** Of these; empty = no matter. The same for the lists below. */
  languages: readonly string[];
  rubrics: readonly number[];
  /** Regions, cities, districts or the country. */
  regions: readonly number[];
  sources: readonly number[];
  entities: readonly number[];
  tones: readonly number[];
  genres: readonly number[];
  popularity: readonly number[];
  hot: boolean;
  byStories: boolean;
  order: 'score' | 'date';
}

const everything: SearchFilter = {
  words: '',
  any: '',
  exclude: '',
  area: 'everywhere',
  since: null,
  until: null,
  languages: [],
  rubrics: [],
  regions: [],
  sources: [],
  entities: [],
  tones: [],
  genres: [],
  popularity: [],
  hot: false,
  byStories: false,
  order: 'score',
};

/** A whole filter of what differs from everything; written so that equal questions are equal text. */
export function searchFilter(wanted: Partial<SearchFilter>): SearchFilter {
  const filter = { ...everything, ...wanted };
  const lists = Object.entries(filter).map(([name, value]) => [name, tidy(value)] as const);
  return Object.fromEntries(lists) as unknown as SearchFilter;
}

function tidy(value: SearchFilter[keyof SearchFilter]): unknown {
  if (Array.isArray(value)) return [...new Set(value as (string | number)[])].sort(byOrder);
  return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value;
}

function byOrder(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
