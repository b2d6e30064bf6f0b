import type { WordKeys } from './watch-keys.ts';

/** What a search asks of an item, in keys of words and in numbers; an empty list asks nothing. */
export interface WatchRules {
  /** Words that must all be there. */
  all: WordKeys[];
  /** Parts of which one must be there, and parts of which none may. */
  any: WordKeys[][];
  none: WordKeys[][];
  /** Nothing is left to ask: no phrase, and it does not matter where the words stand. */
  isSure: boolean;
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

/** An item as searches ask for it. */
export interface WatchedItem {
  keys: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  publishedAt: number;
  language: string;
  rubricId: number | null;
  sourceId: number;
  tone: number | null;
  genre: number | null;
  regions: readonly number[];
  entities: readonly number[];
}

/** Whether an item may be what the rules ask for; where they are sure, it is. Asked thousands of times an item: loops without closures. */
export function fitsRules(rules: WatchRules, item: WatchedItem): boolean {
  return (
    fitsNumbers(rules, item) &&
    hasAll(rules.all, item.keys) &&
    (rules.any.length === 0 || hasOne(rules.any, item.keys)) &&
    !(rules.isSure && rules.none.length > 0 && hasOne(rules.none, item.keys))
  );
}

function fitsNumbers(rules: WatchRules, item: WatchedItem): boolean {
  return (
    among(rules.languages, item.language) &&
    among(rules.rubrics, item.rubricId) &&
    among(rules.sources, item.sourceId) &&
    among(rules.tones, item.tone) &&
    among(rules.genres, item.genre) &&
    amongAny(rules.regions, item.regions) &&
    amongAny(rules.entities, item.entities) &&
    (rules.since === null || item.publishedAt >= Date.parse(rules.since)) &&
    (rules.until === null || item.publishedAt < Date.parse(rules.until))
  );
}

function has(word: WordKeys, keys: ReadonlySet<string>): boolean {
  for (const key of word) if (keys.has(key)) return true;
  return false;
}

function hasAll(part: readonly WordKeys[], keys: ReadonlySet<string>): boolean {
  for (const word of part) if (!has(word, keys)) return false;
  return true;
}

function hasOne(parts: readonly (readonly WordKeys[])[], keys: ReadonlySet<string>): boolean {
  for (const part of parts) if (hasAll(part, keys)) return true;
  return false;
}

function among<Value>(asked: readonly Value[], value: Value | null): boolean {
  return asked.length === 0 || (value !== null && asked.includes(value));
}

function amongAny(asked: readonly number[], values: readonly number[]): boolean {
  return asked.length === 0 || values.some((value) => asked.includes(value));
}

/** Keys of the rarest thing asked for, by which a search is found: an item that fits has one of them. What many searches are filed under already, many items have: `crowdOf` counts them; of words as seldom the longest is taken. */
export function keysToFindBy(
  { all, any, entities, sources, regions, rubrics }: WatchRules,
  crowdOf: (word: WordKeys) => number,
): readonly string[] {
  const rarest = (words: readonly WordKeys[]): WordKeys | undefined =>
    words.toSorted((a, b) => crowdOf(a) - crowdOf(b) || b[0]!.length - a[0]!.length)[0];
  if (all.length > 0) return rarest(all)!;
  if (any.length > 0) return any.flatMap((part) => rarest(part) ?? []);
  for (const [kind, ids] of Object.entries({ entities, sources, regions, rubrics }))
    if (ids.length > 0) return ids.map((id) => `${kind}:${id}`);
  return ['*'];
}

/** Keys of the numbers of an item, and the one that every item has. */
export function numberKeys({ entities, sourceId, regions, rubricId }: WatchedItem): string[] {
  return [
    ...entities.map((id) => `entities:${id}`),
    `sources:${sourceId}`,
    ...regions.map((id) => `regions:${id}`),
    ...(rubricId === null ? [] : [`rubrics:${rubricId}`]),
    '*',
  ];
}
