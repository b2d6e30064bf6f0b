import { fold } from '../text/fold.ts';
import type { LanguageCode } from '../text/language-code.ts';
import { stem } from '../text/stem.ts';
import type { RubricWords } from './rubric-words.ts';

/** Rubric → language → words that speak for it, as the shipped file lists them. */
export type RubricWordList = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

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
