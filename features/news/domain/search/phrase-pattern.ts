import { shortestPrefix, wordForms, type WordForms } from './word-forms.ts';

/** What parts words, by name and not by locale: a database may know letters of no alphabet but the Latin one. */
const signs = '[:space:][:punct:]«»„“”‘’‚—–−…·•№、。「」・';
const gap = `[${signs}]`;
const ending = `[^${signs}]*`;
const japanese = /[\u3040-\u30ff\u3400-\u9fff]/;
const shortestStem = 3;

/** Letters that are written with marks in some languages; a question may leave them out. */
const marked: Record<string, string> = {
  а: 'аА',
  е: 'еЕёЁ',
  a: 'aAàáâãäåÀÁÂÃÄÅ',
  c: 'cCçÇ',
  e: 'eEèéêëÈÉÊË',
  i: 'iIìíîïÌÍÎÏ',
  n: 'nNñÑ',
  o: 'oOòóôõöÒÓÔÕÖ',
  u: 'uUùúûüÙÚÛÜ',
  y: 'yYýÿÝŸ',
};

/**
 * A POSIX pattern (for PostgreSQL's `~`) of a phrase in a headline: its words side by side in any of their forms,
 * whatever their case and marks. Null when there is no word in it.
 */
export function phrasePattern(phrase: string): string | null {
  if (japanese.test(phrase)) return japanesePattern(phrase);
  const words = wordForms(phrase).map(wordPattern);
  return words.length === 0 ? null : `(^|${gap})${words.join(`${gap}+`)}(${gap}|$)`;
}

/** Japanese does not part its words: the runs themselves must follow one another. */
function japanesePattern(phrase: string): string {
  const runs = phrase.match(/[\p{L}\p{M}\p{N}ー々]+/gu) ?? [];
  return runs.map((run) => [...run].map(anyCase).join('')).join(`${gap}*`);
}

function wordPattern({ folded, stems }: WordForms): string {
  if ([...folded].length < shortestPrefix) return [...folded].map(anyCase).join('');
  const kept = Math.min(...stems.map((stem) => sharedLength(folded, stem)));
  return Array.from(folded.slice(0, Math.max(shortestStem, kept)), anyCase).join('') + ending;
}

function sharedLength(word: string, stem: string): number {
  let length = 0;
  while (length < stem.length && word[length] === stem[length]) length += 1;
  return length;
}

function anyCase(letter: string): string {
  const known = marked[letter];
  if (known !== undefined) return `[${known}]`;
  const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
  return lower === upper || upper.length !== lower.length ? letter : `[${lower}${upper}]`;
}
