import { toLanguageCode, type LanguageCode } from '#newsengine/text/language-code.ts';
import { stem } from '#newsengine/text/stem.ts';
import { tokenise } from '#newsengine/text/tokenise.ts';
import type { Token } from '#newsengine/text/token.ts';
import { formsOfWord } from '#newsengine/text/word-family.ts';
import { namingForms } from '#newsengine/text/word-family-russian.ts';
import { cleanTyped } from '#platform/shared/typed-text.ts';

/** A word of a question: how it was written, folded; its forms and their stems by the rules of every language it may be of. */
export interface WordForms {
  folded: string;
  stems: readonly string[];
  forms: ReadonlySet<string>;
}

/** Latin words are read by the rules of each of these; Cyrillic and Japanese ones have one reading. */
const readings: readonly LanguageCode[] = ['en', 'es', 'pt'];
const sign = /[^\p{L}\p{M}\p{N}]/u;
const wholeTerm = /^[\p{L}\p{M}\p{N}]+$/u;

/** Shortest word whose beginning is enough. */
export const shortestPrefix = 4;

/** The words of a piece of a question, whatever language the news are in; a Japanese run becomes its pairs. */
export function wordForms(text: string): WordForms[] {
  const clean = cleanTyped(text);
  const [first = [], ...others] = readings.map((language) => plainTokens(clean, language));
  return first.map(({ folded, stem: own }, index) => {
    const forms = new Set(readings.flatMap((language) => [...formsOfWord(folded, language)]));
    const stems = [own, ...others.map((tokens) => tokens[index]!.stem), ...stemsOfForms(folded)];
    return { folded, stems: [...new Set(stems)], forms };
  });
}

/** Stems of forms that do not keep the word's own: "отцом", "люди". Only Russian words have such that a stemmer does not know. */
function stemsOfForms(folded: string): string[] {
  if (!/[а-я]/.test(folded)) return [];
  return [...namingForms(folded)].map((form) => stem(form, 'ru')).filter((each) => wholeTerm.test(each));
}

/** Words and numbers alone, in reading order; a hyphenated word is its parts. Letters and digits only: each may stand in quotes of a tsquery. */
export function plainTokens(text: string, language: string): Token[] {
  const code = toLanguageCode(language);
  return tokenise(text, code)
    .flatMap((token) =>
      token.kind !== 'mark' && sign.test(token.folded) ? splitToken(token, code) : [token],
    )
    .filter(({ stem }) => wholeTerm.test(stem));
}

function splitToken({ text, start }: Token, language: LanguageCode): Token[] {
  return tokenise(text.replace(/[^\p{L}\p{M}\p{N}]/gu, ' '), language).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }));
}
