import { allRubrics } from './rubrics.ts';

/** What a ranking is made of; two readers with equal filters share it. */
export interface FeedFilter {
  /** 1 = all. */
  rubricId: number;
  /** Any of these; empty = no matter. */
  rubrics: readonly number[];
  sourceId: number | null;
  yugoId: number | null;
  /** Any of these places beside it; empty = no matter. */
  yugoIds: readonly number[];
  /** Question as it was typed, behind it the tags that name no object. */
  text: string;
  /** Objects that must all be named; empty = no matter. */
  objects: readonly number[];
  inTitle: boolean;
  articles: boolean;
  hot: boolean;
  /** Moment from which news count, ISO; null = any. */
  since: string | null;
  order: 'score' | 'date';
  /** Interface language: news in it alone, where its day has any; null = every language. */
  language: string | null;
  /** Ranks stories, each by its lead, instead of items. */
  groupByStories: boolean;
}

const everything: FeedFilter = {
  rubricId: allRubrics,
  rubrics: [],
  sourceId: null,
  yugoId: null,
  yugoIds: [],
  text: '',
  objects: [],
  inTitle: false,
  articles: false,
  hot: false,
  since: null,
  order: 'score',
  language: null,
  groupByStories: false,
};

/** A whole filter of what differs from everything; lists are sorted, so that equal filters are written equally. */
export function feedFilter(wanted: Partial<FeedFilter>): FeedFilter {
  const filter = { ...everything, ...wanted };
  return {
    ...filter,
    rubrics: sorted(filter.rubrics),
    yugoIds: sorted(filter.yugoIds),
    text: filter.text.trim().replace(/\s+/g, ' '),
  };
}

function sorted(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** 2 is newest first; every other number, and any that is not positive, leaves the order by score (specification 5). */
export function feedOrder(orderBy: number): FeedFilter['order'] {
  return orderBy === 2 ? 'date' : 'score';
}
