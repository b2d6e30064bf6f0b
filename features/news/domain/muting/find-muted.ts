import { toLanguageCode, type LanguageCode } from '#newsengine/text/language-code.ts';
import { formsOfWord } from '#newsengine/text/word-family.ts';
import { cleanTyped } from '#platform/shared/typed-text.ts';
import { readWords, type AskedPart } from '../search/read-words.ts';
import { plainTokens } from '../search/word-forms.ts';

/** What an account does not want to see. */
export interface Muting {
  words: readonly string[];
  sources: readonly number[];
}

/** What of an item decides. */
export interface MutableNews {
  title: string;
  language: string;
  sourceId: number;
}

/** The ways a muted word may be written, each by its words. */
type Wanted = readonly (readonly string[])[];

const japanese = /[\u3040-\u30ff\u3400-\u9fff]/;

/**
 * Tells muted news: those of a muted outlet, and those whose headline has a muted word in any of its forms, or all of
 * several. Japanese does not part its words: a piece of it is enough.
 */
export function mutedTest({ words, sources }: Muting): (news: MutableNews) => boolean {
  const outlets = new Set(sources);
  const muted = words.map(readMuted).filter((pieces) => pieces.length > 0);
  return ({ title, language, sourceId }) => {
    if (outlets.has(sourceId)) return true;
    if (muted.length === 0) return false;
    const code = toLanguageCode(language);
    const clean = cleanTyped(title);
    const there = new Set(plainTokens(clean, code).map(({ folded }) => folded));
    return muted.some((pieces) =>
      pieces.every((ways) => ways.some((own) => own.every((word) => stands(word, { clean, there, code })))),
    );
  };
}

function readMuted(word: string): Wanted[] {
  const { wanted, groups, unwanted } = readWords(word);
  const pieces: AskedPart[][] = [
    ...wanted.map((part) => [part]),
    ...groups,
    ...unwanted.map((part) => [part]),
  ];
  return pieces
    .map((ways) => ways.map(({ text }) => wordsOf(text)).filter((own) => own.length > 0))
    .filter((ways) => ways.length > 0);
}

function wordsOf(text: string): string[] {
  return japanese.test(text) ? [text] : plainTokens(text, 'en').map(({ folded }) => folded);
}

function stands(
  word: string,
  { clean, there, code }: { clean: string; there: ReadonlySet<string>; code: LanguageCode },
): boolean {
  if (there.has(word)) return true;
  if (japanese.test(word)) return clean.includes(word);
  for (const form of formsOfWord(word, code)) if (there.has(form)) return true;
  return false;
}
