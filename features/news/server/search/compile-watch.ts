import type { Question } from '../../contract/search-input.ts';
import { phrasePattern } from '../../domain/search/phrase-pattern.ts';
import type { AskedPart } from '../../domain/search/read-words.ts';
import { joinQueries, partQuery, phraseQuery, type TermWeight } from '../../domain/search/terms-query.ts';
import { keysOfPart } from '../../domain/search/watch-keys.ts';
import type { WatchRules } from '../../domain/search/watch-rules.ts';
import { filterOfQuestion } from './filter-of-question.ts';
import type { SearchArea } from '../../domain/search/search-areas.ts';
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
  const { wanted, any, unwanted } = askedOf(filter);
  const words = (parts: readonly AskedPart[]) => parts.filter(({ isPhrase }) => !isPhrase);
  const patternsOf = (parts: readonly AskedPart[]) =>
    parts.filter(({ isPhrase }) => isPhrase).flatMap(({ text }) => phrasePattern(text) ?? []);
  const { since, until, languages, rubrics, regions, sources, entities, tones, genres, area } = filter;
  const weight = termWeights[area];
  return {
    rules: {
      ...rulesOfWords({ wanted, any, unwanted }, area),
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
    title: joinQueries(
      wanted.map((part) => partQuery(part)),
      'all',
    ),
    patterns: patternsOf(wanted),
    anyQuery: joinQueries(
      words(any).map((part) => partQuery(part)),
      'any',
    ),
    anyPatterns: patternsOf(any),
    unwantedQuery: joinQueries(
      words(unwanted).map((part) => partQuery(part)),
      'any',
    ),
    unwantedPatterns: patternsOf(unwanted),
    text: area === 'title' ? null : textQuery({ wanted, any, unwanted }, weight),
    hasWords: wanted.length + any.length + unwanted.length > 0,
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
function textQuery(
  { wanted, any, unwanted }: Record<'wanted' | 'any' | 'unwanted', readonly AskedPart[]>,
  weight: TermWeight,
): string | null {
  const one = (part: AskedPart) => (part.isPhrase ? phraseQuery : partQuery)(part, weight);
  const none = joinQueries(unwanted.map(one), 'any');
  return joinQueries(
    [
      joinQueries(wanted.map(one), 'all'),
      joinQueries(any.map(one), 'any'),
      none === null ? null : `!(${none})`,
    ],
    'all',
  );
}

/** What is asked of an item's words, wherever they stand in it. */
function rulesOfWords(
  { wanted, any, unwanted }: AskedOfWords,
  area: SearchArea,
): Pick<WatchRules, 'all' | 'any' | 'none' | 'isSure'> {
  const isPhrase = [...wanted, ...any, ...unwanted].some((part) => part.isPhrase);
  return {
    all: wanted.flatMap(keysOfPart),
    any: any.map(keysOfPart).filter((part) => part.length > 0),
    none: unwanted.map(keysOfPart).filter((part) => part.length > 0),
    isSure: area === 'everywhere' && !isPhrase,
  };
}
