import { cleanHeadline } from './clean-headline.ts';
import type { LanguageCode } from './language-code.ts';
import type { ReadHeadline, ReadOpening } from './headline.ts';
import { tokenise } from './tokenise.ts';

/** Cleans a headline and splits it into tokens, once for all steps. */
export function readHeadline({
  title,
  source = '',
  language,
}: {
  readonly title: string;
  readonly source?: string;
  readonly language: LanguageCode;
}): ReadHeadline {
  const clean = cleanHeadline(title, source);
  const tokens = tokenise(clean, language);
  return {
    title,
    clean,
    language,
    tokens,
    titleTokens: title === clean ? tokens : tokenise(title, language),
  };
}

const openingLetters = 700;
const fewLetters = 30;

/** Splits the beginning of a text into tokens. */
export function readOpening(text: string, language: LanguageCode): ReadOpening {
  const opening = text.slice(0, openingLetters);
  return { text: opening, tokens: opening.length > fewLetters ? tokenise(opening, language) : [] };
}
