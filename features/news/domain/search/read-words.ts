import { cleanTyped } from '#platform/shared/typed-text.ts';

/** One thing asked for: a word in any of its forms, or, in quotes, words that stand so and side by side. */
export interface AskedPart {
  text: string;
  isPhrase: boolean;
  /** Its signs belong to it: "C++". */
  isLiteral?: boolean;
}

/** What a line of words asks for. */
export interface AskedWords {
  wanted: AskedPart[];
  /** Of each group one must be there. */
  groups: AskedPart[][];
  unwanted: AskedPart[];
  /** Pieces of the line that ask for nothing, as they were typed. */
  ignored: string[];
}

const quotes = '"«»“”„';
const parts = new RegExp(
  `(?<minus>(?<![^\\s])[-\u2212])?(?:["«“„](?<phrase>[^${quotes}]*)["»”]|(?<word>[^\\s${quotes}]+))`,
  'gu',
);
const hasLetter = /[\p{L}\p{N}]/u;
/** "Or" as searches write it, in capitals, in the languages of the interface; the Spanish one is a letter like others. */
const or = /^(?:OR|ИЛИ|OU|または|\|{1,2})$/u;
const and = /^(?:AND|&{1,2}|\+)$/u;
const literal = /^\p{L}[\p{L}\p{N}]*(?:\+{1,2}|#)$/u;
/** A name with its number, joined or with a hyphen: both are one. */
const numbered = /^(?<name>\p{L}+)[-‐‑]?(?<number>\p{N}{1,4})$/u;

/** Splits a line as a person types it: words, "phrases" in any quotes, OR between what is enough, a minus before what must not be there. */
export function readWords(line: string): AskedWords {
  const text = cleanTyped(line);
  const asked: AskedWords = { wanted: [], groups: [], unwanted: [], ignored: [] };
  const groups: AskedPart[][] = [];
  let joins = false;
  for (const { 0: piece, groups: found } of text.matchAll(parts)) {
    const word = found!['word'];
    if (word !== undefined && or.test(word)) {
      if (joins || groups.length === 0) asked.ignored.push(word);
      joins = groups.length > 0;
      continue;
    }
    if (word !== undefined && and.test(word)) continue;
    const options = partsOf(found!['phrase'], word);
    if (options.length === 0) {
      if (piece.trim() !== '') asked.ignored.push(piece.trim());
      continue;
    }
    if (found!['minus'] !== undefined) {
      asked.unwanted.push(...options.map((part) => ({ ...part, isPhrase: true })));
      if (joins) asked.ignored.push('OR');
    } else if (joins) groups.at(-1)!.push(...options);
    else groups.push(options);
    if (word !== undefined && /^[()[\]{}]|[()[\]{}]$/.test(word))
      asked.ignored.push(word.replace(/[^()[\]{}]/g, ''));
    joins = false;
  }
  if (joins) asked.ignored.push('OR');
  const left = text.replace(parts, '').trim();
  if (left !== '') asked.ignored.push(left);
  for (const group of groups)
    if (group.length === 1) asked.wanted.push(...group);
    else asked.groups.push(group);
  return asked;
}

/** The ways in which one piece may stand in a text; none for signs alone. */
function partsOf(phrase: string | undefined, word: string | undefined): AskedPart[] {
  const text = (phrase ?? word ?? '').trim();
  if (!hasLetter.test(text)) return [];
  if (phrase !== undefined) return [{ text, isPhrase: true }];
  if (literal.test(text)) return [{ text, isPhrase: true, isLiteral: true }];
  const { name, number } = numbered.exec(text)?.groups ?? {};
  if (name === undefined) return [{ text, isPhrase: false }];
  return [
    { text: name + number!, isPhrase: false },
    { text: `${name} ${number!}`, isPhrase: true },
  ];
}

/** True for a line that is not empty but asks for nothing: operators and signs alone. */
export function isSignsAlone(line: string): boolean {
  return line.trim() !== '' && !hasLetter.test(line);
}

/** Pieces of some lines that ask for nothing, each once. */
export function notUnderstood(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => readWords(line).ignored))];
}
