import type { StatementValues } from '#platform/server/db/statement-values.ts';
import { phrasePattern } from '../../domain/search/phrase-pattern.ts';
import { readWords, type AskedPart, type AskedWords } from '../../domain/search/read-words.ts';
import type { SearchArea } from '../../domain/search/search-address.ts';
import type { SearchFilter } from '../../domain/search/search-filter.ts';
import { joinQueries, partQuery, phraseQuery, type TermWeight } from '../../domain/search/terms-query.ts';

/** What the words of a question ask for, apart from where it is looked for. */
export interface AskedOfWords {
  wanted: AskedPart[];
  /** Of each group one must be there; the line of any of the words is one of them. */
  groups: AskedPart[][];
  unwanted: AskedPart[];
}

/** Reads the three lines of a filter: a minus in the first one excludes as well. */
export function askedOf({ words, any, exclude }: SearchFilter): AskedOfWords {
  const all = readWords(words);
  const none = readWords(exclude);
  const one = wholeOf(readWords(any));
  return {
    wanted: all.wanted,
    groups: one.length === 0 ? all.groups : [...all.groups, one],
    unwanted: [
      ...all.unwanted,
      ...wholeOf(none).map((part) => ({ ...part, isPhrase: true })),
      ...none.unwanted,
    ],
  };
}

function wholeOf({ wanted, groups }: AskedWords): AskedPart[] {
  return [...wanted, ...groups.flat()];
}

/** The weight of the terms that stand in each part of an item. */
export const termWeights: Record<SearchArea, TermWeight> = {
  everywhere: '',
  title: 'A',
  preview: 'B',
  text: 'C',
};

/** Conditions on `n`, a news item: its headline has the words. A phrase is looked up by its words, then read in the headline. */
export function titleConditions(asked: AskedOfWords, values: StatementValues): string[] {
  return conditionsOf(asked, {
    terms: (query) => `n.search_terms @@ ${values.at(query, 'tsquery')}`,
    word: (part) => partQuery(part),
    phrase(part) {
      const terms = `n.search_terms @@ ${values.at(partQuery(part), 'tsquery')}`;
      return `(${terms} and n.title ~ ${values.at(phrasePattern(part), 'text')})`;
    },
  });
}

/** Conditions on `x`, a row of news_search_text: the words are in that part of the item. */
export function textConditions(asked: AskedOfWords, area: SearchArea, values: StatementValues): string[] {
  const terms = (query: string) => `x.terms @@ ${values.at(query, 'tsquery')}`;
  return conditionsOf(asked, {
    terms,
    word: (part) => partQuery(part, termWeights[area]),
    phrase(part) {
      const query = phraseQuery(part, termWeights[area]);
      return query === null ? 'false' : terms(query);
    },
  });
}

interface Place {
  terms: (query: string) => string;
  word: (part: AskedPart) => string | null;
  phrase: (part: AskedPart) => string;
}

function conditionsOf({ wanted, groups, unwanted }: AskedOfWords, place: Place): string[] {
  const one = (parts: readonly AskedPart[], by: 'all' | 'any'): string[] => {
    const words = parts.filter(({ isPhrase }) => !isPhrase);
    const query = joinQueries(words.map(place.word), by);
    return [
      ...(query === null ? [] : [place.terms(query)]),
      ...parts.filter(({ isPhrase }) => isPhrase).map(place.phrase),
    ];
  };
  const noneOf = one(unwanted, 'any');
  return [
    ...one(wanted, 'all'),
    ...groups.map((group) => `(${one(group, 'any').join(' or ')})`),
    ...(noneOf.length > 0 ? [`not (${noneOf.join(' or ')})`] : []),
  ];
}
