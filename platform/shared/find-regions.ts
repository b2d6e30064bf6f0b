/** A region by its names in all languages of the product. */
export interface NamedRegion {
  yugoId: number;
  names: readonly string[];
  /** Everyday short forms: these count only when typed from their beginning. */
  aliases?: readonly string[];
}

/** A form for comparing: lower case, without accents, ё as е, punctuation as spaces. */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Letters an inflected ending may have: «Карелии», «Москве», «Татарстаном». */
const longestEnding = 2;
const shortestStem = 4;

/**
 * Regions whose name in any language holds every typed word, the best first. The best is a name that begins with what
 * was typed, then a word that does, then a word with the same stem, then any place inside a name.
 */
export function findRegions<Region extends NamedRegion>(
  typed: string,
  regions: readonly Region[],
  most = 6,
): Region[] {
  const words = foldName(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const scored = regions.map((region) => ({
    region,
    score: Math.max(
      ...region.names.map((name) => scoreName(words, foldName(name))),
      ...(region.aliases ?? []).map((alias) => scoreAlias(words.join(' '), foldName(alias))),
    ),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ region }) => region);
}

/** The region that is called exactly so, by a name in any language or an everyday short form; null where none or several are. */
export function regionCalled<Region extends NamedRegion>(
  text: string,
  regions: readonly Region[],
): Region | null {
  const called = foldName(text);
  const all = regions.filter(({ names, aliases = [] }) =>
    [...names, ...aliases].some((name) => foldName(name) === called),
  );
  return called !== '' && all.length === 1 ? all[0]! : null;
}

/** An alias typed whole goes before everything, begun it counts as a name that begins so; inside of it nothing is found. */
function scoreAlias(typed: string, alias: string): number {
  if (typed === alias) return 6;
  return typed.length >= 3 && alias.startsWith(typed) ? 4.5 : 0;
}

function scoreName(words: readonly string[], name: string): number {
  if (name.startsWith(words.join(' '))) return 5;
  const own = name.split(' ');
  const scores = words.map((word) => Math.max(0, ...own.map((part, at) => scoreWord(word, part, at))));
  return Math.min(...scores);
}

function scoreWord(word: string, part: string, at: number): number {
  if (part.startsWith(word)) return at === 0 ? 4 : 3.5;
  if (sharesStem(word, part)) return 2;
  return word.length >= 3 && part.includes(word) ? 1 : 0;
}

function sharesStem(word: string, part: string): boolean {
  const length = Math.min(word.length, part.length) - 1;
  const least = Math.max(shortestStem, word.length - longestEnding);
  return (
    length >= least &&
    word.slice(0, least) === part.slice(0, least) &&
    Math.abs(word.length - part.length) <= longestEnding + 1
  );
}
