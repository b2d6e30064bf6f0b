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

/** A thing with its names as words are looked for in them: a line each, every word after a space. */
interface Folded<T> {
  thing: T;
  names: string;
}

/** Makes the names of a long list ready once, where it is searched again and again. */
export function foldNames<T>(
  things: readonly T[],
  namesOf: (thing: T) => readonly string[],
): readonly Folded<T>[] {
  return things.map((thing) => ({
    thing,
    names: namesOf(thing)
      .map((name) => ` ${fold(name)}`)
      .join('\n'),
  }));
}

/** The same as findByWords over such a list. */
export function findFolded<T>(text: string, folded: readonly Folded<T>[]): T[] {
  const beginnings = fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => beginningOf(stemOf(word)));
  return folded.flatMap(({ thing, names }) =>
    beginnings.every((beginning) => names.includes(beginning)) ? [thing] : [],
  );
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
function beginningOf(word: string): string {
  return withoutSpaces.test(word) ? word : ` ${word}`;
}
