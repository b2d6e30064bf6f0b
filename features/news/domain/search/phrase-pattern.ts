import type { AskedPart } from './read-words.ts';
import { wordForms, type WordForms } from './word-forms.ts';

/** What parts words, by name and not by locale: a database may know letters of no alphabet but the Latin one. */
const signs = '[:space:][:punct:]«»„“”‘’‚—–−…·•№、。「」・‐‑';
const gap = `[${signs}]`;
const japanese = /[\u3040-\u30ff\u3400-\u9fff]/;

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
export function phrasePattern({ text, isLiteral }: Pick<AskedPart, 'text' | 'isLiteral'>): string | null {
  if (isLiteral) return `(^|${gap})${[...text].map(literalSign).join('')}([^+#]|$)`;
  if (japanese.test(text)) return japanesePattern(text);
  const words = wordForms(text).map(wordPattern);
  return words.length === 0 ? null : `(^|${gap})${words.join(`${gap}+`)}(${gap}|$)`;
}

function literalSign(sign: string): string {
  return /[\p{L}\p{N}]/u.test(sign) ? anyCase(sign.toLowerCase()) : `[${sign}]`;
}

/** Japanese does not part its words: the runs themselves must follow one another. */
function japanesePattern(phrase: string): string {
  const runs = phrase.match(/[\p{L}\p{M}\p{N}ー々]+/gu) ?? [];
  return runs.map((run) => [...run].map(anyCase).join('')).join(`${gap}*`);
}

/** What all forms begin with, then the rest of each. */
function wordPattern({ forms }: WordForms): string {
  const [first = '', ...others] = [...forms];
  let shared = 0;
  while (shared < first.length && others.every((form) => form[shared] === first[shared])) shared += 1;
  const rests = [...forms].map((form) => Array.from(form.slice(shared), anyCase).join(''));
  const beginning = Array.from(first.slice(0, shared), anyCase).join('');
  return others.length === 0 ? beginning : `${beginning}(${rests.join('|')})`;
}

function anyCase(letter: string): string {
  const known = marked[letter];
  if (known !== undefined) return `[${known}]`;
  const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
  return lower === upper || upper.length !== lower.length ? letter : `[${lower}${upper}]`;
}
