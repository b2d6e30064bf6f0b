/** Words shorter than this are looked for whole; of longer ones the ending may differ. */
const wholeUpTo = 5;
const endingLetters = 2;

/** The things of which one name or another has every word of a text, in any case and with other endings; all for an empty text. */
export function findByWords<T>(
  text: string,
  things: readonly T[],
  namesOf: (thing: T) => readonly string[],
): T[] {
  const words = fold(text).split(' ').filter(Boolean).map(stemOf);
  return things.filter((thing) => {
    const names = namesOf(thing).map((name) => ` ${fold(name)}`);
    return words.every((word) => names.some((name) => isIn(word, name)));
  });
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

/** Words begin where a name's words begin, but in Japanese, which has no spaces. */
function isIn(word: string, name: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
    ? name.includes(word)
    : name.includes(` ${word}`);
}
