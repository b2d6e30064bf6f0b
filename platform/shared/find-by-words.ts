/** Words shorter than this are looked for whole; of longer ones the ending may differ. */
const wholeUpTo = 5;
const endingLetters = 2;

/** The things of which one name or another has every word of a text, in any case and with other endings; all for an empty text. */
export function findByWords<T>(
  text: string,
  things: readonly T[],
  namesOf: (thing: T) => readonly string[],
): T[] {
  return findFolded(text, foldNames(things, namesOf));
}

/** A thing with its names as words are looked for in them. */
interface Folded<T> {
  thing: T;
  names: readonly string[];
}

/** Makes the names of a long list ready once, where it is searched again and again. */
export function foldNames<T>(
  things: readonly T[],
  namesOf: (thing: T) => readonly string[],
): readonly Folded<T>[] {
  return things.map((thing) => ({ thing, names: namesOf(thing).map((name) => ` ${fold(name)}`) }));
}

/** The same as findByWords over such a list. */
export function findFolded<T>(text: string, folded: readonly Folded<T>[]): T[] {
  const words = fold(text).split(' ').filter(Boolean).map(stemOf);
  return folded
    .filter(({ names }) => words.every((word) => names.some((name) => isIn(word, name))))
    .map(({ thing }) => thing);
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function stemOf(word: string): string {
  return word.length > wholeUpTo ? word.slice(0, -endingLetters) : word;
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Words begin where a name's words begin, but in Japanese, which has no spaces. */
function isIn(word: string, name: string): boolean {
  return withoutSpaces.test(word) ? name.includes(word) : name.includes(` ${word}`);
}
