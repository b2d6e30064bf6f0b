import { plainTokens, wordForms } from '../search/word-forms.ts';

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

/** Tells muted news: those of a muted outlet, and those whose headline has a muted word in any form, or all of several. */
export function mutedTest({ words, sources }: Muting): (news: MutableNews) => boolean {
  const outlets = new Set(sources);
  const wanted = words
    .map((word) => wordForms(word).map(({ stems }) => stems))
    .filter((forms) => forms.length > 0);
  return ({ title, language, sourceId }) => {
    if (outlets.has(sourceId)) return true;
    if (wanted.length === 0) return false;
    const stems = new Set(plainTokens(title, language).map(({ stem }) => stem));
    return wanted.some((forms) => forms.every((readings) => readings.some((stem) => stems.has(stem))));
  };
}
