import { fold } from '../text/fold.ts';
import type { LanguageCode } from '../text/language-code.ts';
import { stem } from '../text/stem.ts';
import type { Token } from '../text/token.ts';

/** Rubric → language → words that speak for it, as the shipped file lists them. */
export type RubricWordList = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Stems to rubrics for each language; Japanese words are looked up as they stand. */
export interface RubricWords {
  readonly byStem: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  readonly japanese: readonly (readonly [string, string])[];
}

/** Prepares the shipped word list for look-up. */
export function prepareRubricWords(list: RubricWordList): RubricWords {
  const byStem = new Map<string, Map<string, string[]>>();
  const japanese: [string, string][] = [];
  for (const [rubric, languages] of Object.entries(list)) {
    for (const [language, words] of Object.entries(languages)) {
      if (language === 'ja') japanese.push(...words.map((word): [string, string] => [word, rubric]));
      const stems = byStem.get(language) ?? new Map<string, string[]>();
      byStem.set(language, stems);
      for (const word of words) {
        const stemmed = stem(fold(word), language as LanguageCode);
        stems.set(stemmed, [...(stems.get(stemmed) ?? []), rubric]);
      }
    }
  }
  return { byStem, japanese };
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
