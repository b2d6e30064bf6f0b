import type { LanguageCode } from '../text/language-code.ts';
import type { Token } from '../text/token.ts';

/** Stems to rubrics for each language; Japanese words are looked up as they stand. */
export interface RubricWords {
  readonly byStem: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  readonly japanese: readonly (readonly [string, string])[];
}

/** How many of a text's words speak for each rubric; a word in several lists counts in part. */
export function countRubricWords(
  text: string,
  tokens: readonly Token[],
  language: LanguageCode,
  words: RubricWords,
): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (rubric: string, share: number): void =>
    void counts.set(rubric, (counts.get(rubric) ?? 0) + share);
  if (language === 'ja') {
    for (const [word, rubric] of words.japanese) if (text.includes(word)) add(rubric, 1);
    return counts;
  }
  const stems = words.byStem.get(language) ?? words.byStem.get('en');
  for (const token of tokens) {
    if (token.kind !== 'word') continue;
    const rubrics = stems?.get(token.stem) ?? [];
    for (const rubric of rubrics) add(rubric, 1 / rubrics.length);
  }
  return counts;
}
