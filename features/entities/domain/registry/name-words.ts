/** What stands over a letter, but where it makes another letter: й, and the voiced signs of Japanese. */
const accents = /(?<![и\p{scx=Hiragana}\p{scx=Katakana}])\p{M}/gu;
const wordSigns = /[\p{L}\p{N}]+/gu;
const maxWords = 24;
const longestWord = 60;

/** A name's words as they are searched: small letters, no accents, ё as е; each once, in any script. */
export function nameWords(name: string): string[] {
  const folded = name.normalize('NFKD').toLowerCase().replaceAll(accents, '').normalize('NFC');
  const words = folded.match(wordSigns) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, maxWords);
}
