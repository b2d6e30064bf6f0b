import type { SearchArea } from './search-address.ts';

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
  return {
    ...filter,
    words: tidyLine(filter.words),
    any: tidyLine(filter.any),
    exclude: tidyLine(filter.exclude),
    since: filter.since && tidyLine(filter.since),
    until: filter.until && tidyLine(filter.until),
    languages: tidyList(filter.languages),
    rubrics: tidyList(filter.rubrics),
    regions: tidyList(filter.regions),
    sources: tidyList(filter.sources),
    entities: tidyList(filter.entities),
    tones: tidyList(filter.tones),
    genres: tidyList(filter.genres),
    popularity: tidyList(filter.popularity),
  };
}

function tidyList<Item extends string | number>(values: readonly Item[]): readonly Item[] {
  return [...new Set(values)].sort(byOrder);
}

function tidyLine(value: string): string {
  return value.trim().replace(/\s+/g, ' ');
}

function byOrder(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
