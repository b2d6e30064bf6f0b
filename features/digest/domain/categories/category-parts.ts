import { cleanTyped } from '#platform/shared/typed-text.ts';

/** What a category is made of. */
export interface CategoryParts {
  keywords: readonly string[];
  objects: readonly number[];
  sources: readonly number[];
}

const hasLetter = /[\p{L}\p{N}]/u;

/** Keywords as they are kept: one blank between words, no quotes (several words are a phrase), no minus at the beginning, each once. */
export function tidyKeywords(keywords: readonly string[]): string[] {
  const tidy = keywords
    .map((word) =>
      cleanTyped(word)
        .replace(/["«»“”„]/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim()
        .replace(/^[-\u2212\s]+/u, ''),
    )
    .filter((word) => hasLetter.test(word));
  return [...new Map(tidy.map((word) => [word.toLocaleLowerCase(), word])).values()];
}

/** The line of words under which any of the keywords is enough, each in its forms alone; several words stand side by side. */
export function anyOfKeywords(keywords: readonly string[]): string {
  return keywords.map((word) => `"${word}"`).join(' ');
}
