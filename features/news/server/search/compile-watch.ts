import type { Question } from '../../contract/search-input.ts';
import { phrasePattern } from '../../domain/search/phrase-pattern.ts';
import type { AskedPart } from '../../domain/search/read-words.ts';
import { joinQueries, partQuery, phraseQuery, type TermWeight } from '../../domain/search/terms-query.ts';
import { keysOfPart } from '../../domain/search/watch-keys.ts';
import { filterOfQuestion } from './filter-of-question.ts';
import { askedOf, termWeights } from './word-conditions.ts';

/** A question in the form in which new items are held against many of them at once. */
export interface CompiledWatch {
  /** An item that fits has at least one of these keys. */
  keys: string[];
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
    keys: keysOf({ wanted, any }, { entities, sources, regions, rubrics }),
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

/** The keys of the rarest thing asked for: a word of those that must all be there, any of several, else a number, else nothing at all. */
function keysOf(
  { wanted, any }: Record<'wanted' | 'any', readonly AskedPart[]>,
  numbers: Record<'entities' | 'sources' | 'regions' | 'rubrics', readonly number[]>,
): string[] {
  const must = wanted.map(keysOfPart).filter((keys) => keys.length > 0);
  const [longest] = must.toSorted((a, b) => b[0]!.length - a[0]!.length);
  if (longest) return longest;
  const several = any.map(keysOfPart);
  if (several.length > 0 && several.every((keys) => keys.length > 0)) return [...new Set(several.flat())];
  for (const [kind, ids] of Object.entries(numbers))
    if (ids.length > 0) return ids.map((id) => `${kind}:${id}`);
  return ['*'];
}
