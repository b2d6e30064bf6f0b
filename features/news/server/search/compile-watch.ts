import type { Question } from '../../contract/search/search-input.ts';
import { phrasePattern } from '../../domain/search/phrase-pattern.ts';
import type { AskedPart } from '../../domain/search/read-words.ts';
import { joinQueries, partQuery, phraseQuery, type TermWeight } from '../../domain/search/terms-query.ts';
import { keysOfPart } from '../../domain/search/watch-keys.ts';
import type { WatchRules } from '../../domain/search/watch-rules.ts';
import { filterOfQuestion } from './filter-of-question.ts';
import type { SearchArea } from '../../domain/search/search-address.ts';
import { askedOf, termWeights, type AskedOfWords } from './word-conditions.ts';

/** A question in the form in which new items are held against many of them at once. */
export interface CompiledWatch {
  /** What is held in memory against new items. */
  rules: WatchRules;
  /** On the headline's terms; null = the headline alone never decides, or no words are asked for (then `text` is null too). */
  title: string | null;
  /** Of each group one pattern must be in the headline; of `unwanted` none. */
  patterns: string[];
  anyQuery: string | null;
  anyPatterns: string[];
  unwantedQuery: string | null;
  unwantedPatterns: string[];
  /** On the terms of announce and text, where the item has any. */
  text: string | null;
  hasWords: boolean;
  looksAtTitle: boolean;
  since: string | null;
  until: string | null;
  languages: readonly string[];
  rubrics: readonly number[];
  regions: readonly number[];
  sources: readonly number[];
  entities: readonly number[];
  tones: readonly number[];
  genres: readonly number[];
}

/** Compiles a question; null for one that asks for what an item does not have when it comes: popularity, heat. */
export function compileWatch(question: Question, clock: Date): CompiledWatch | null {
  const filter = filterOfQuestion({ ...question, range: undefined }, clock);
  if (filter.hot || filter.popularity.length > 0) return null;
  const { wanted, groups, unwanted } = askedOf(filter);
  const patternsOf = (parts: readonly AskedPart[]) =>
    parts.filter(({ isPhrase }) => isPhrase).flatMap((part) => phrasePattern(part) ?? []);
  const oneOf = (parts: readonly AskedPart[]) =>
    joinQueries(
      parts.map((part) => partQuery(part)),
      'any',
    );
  const { since, until, languages, rubrics, regions, sources, entities, tones, genres, area } = filter;
  const weight = termWeights[area];
  return {
    rules: {
      ...rulesOfWords({ wanted, groups, unwanted }, area),
      since,
      until,
      languages,
      rubrics,
      regions,
      sources,
      entities,
      tones,
      genres,
    },
    title: joinQueries([...wanted.map((part) => partQuery(part)), ...groups.map(oneOf)], 'all'),
    patterns: [
      ...patternsOf(wanted),
      ...groups.filter((group) => group.some(({ isPhrase }) => isPhrase)).map(patternOfGroup),
    ],
    anyQuery: null,
    anyPatterns: [],
    unwantedQuery: null,
    unwantedPatterns: patternsOf(unwanted),
    text: area === 'title' ? null : textQuery({ wanted, groups, unwanted }, weight),
    hasWords: wanted.length + groups.length + unwanted.length > 0,
    looksAtTitle: area === 'title' || area === 'everywhere',
    since,
    until,
    languages,
    rubrics,
    regions,
    sources,
    entities,
    tones,
    genres,
  };
}

/** All words of a question as one query on terms with positions. */
function textQuery({ wanted, groups, unwanted }: AskedOfWords, weight: TermWeight): string | null {
  const one = (part: AskedPart) => (part.isPhrase ? phraseQuery : partQuery)(part, weight);
  // Signs are no terms: what is asked for with them is in no text.
  const needed = [...wanted.map((part) => [part]), ...groups];
  if (needed.some((group) => group.every(({ isLiteral }) => isLiteral))) return null;
  const none = joinQueries(unwanted.map(one), 'any');
  return joinQueries(
    [
      joinQueries(wanted.map(one), 'all'),
      ...groups.map((group) => joinQueries(group.map(one), 'any')),
      none === null ? null : `!(${none})`,
    ],
    'all',
  );
}

/** One pattern under which one of a group stands in a headline. */
function patternOfGroup(group: readonly AskedPart[]): string {
  return group
    .flatMap((part) => phrasePattern(part) ?? [])
    .map((each) => `(${each})`)
    .join('|');
}

/** What is asked of an item's words, wherever they stand in it. */
function rulesOfWords(
  { wanted, groups, unwanted }: AskedOfWords,
  area: SearchArea,
): Pick<WatchRules, 'all' | 'any' | 'none' | 'isSure'> {
  const isPhrase = [...wanted, ...groups.flat(), ...unwanted].some((part) => part.isPhrase);
  const [any = [], ...others] = groups.map((group) => group.map(keysOfPart));
  return {
    // Of a further group the first word of each of its parts is enough to look at.
    all: [...wanted.flatMap(keysOfPart), ...others.map((group) => group.flatMap(([word = []]) => word))],
    any: any.filter((part) => part.length > 0),
    none: unwanted.map(keysOfPart).filter((part) => part.length > 0),
    isSure: area === 'everywhere' && !isPhrase && others.length === 0,
  };
}
