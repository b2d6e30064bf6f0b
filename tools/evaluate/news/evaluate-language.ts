import { identifyLanguage } from '#newsengine/language/identify-language.ts';
import type { NewsModels } from '#newsengine/news-models.ts';
import { scoreClasses } from './measures.ts';
import type { Outcome } from './outcome.ts';
import { readRows } from './read-rows.ts';

interface Row {
  readonly lang: string;
  readonly text?: string;
  readonly title?: string;
}

/** Accuracy of language identification over rows of {lang, text}. */
export function evaluateLanguage(file: string, models: NewsModels): Outcome {
  const rows = readRows<Row>(file);
  const answers = rows.map((row) => identifyLanguage(row.text ?? row.title ?? '', models.language));
  const pairs = rows.map((row, at) => [row.lang, answers[at]?.language ?? 'other'] as const);
  const right = pairs.filter(([truth, answer]) => truth === answer).length;
  const wrong = rows
    .map((row, at) => ({ row, answer: answers[at] }))
    .filter(({ row, answer }) => row.lang !== answer?.language)
    .sort((a, b) => (b.answer?.share ?? 0) - (a.answer?.share ?? 0));
  return {
    task: 'language',
    rows: rows.length,
    figure: { name: 'accuracy', value: right / rows.length },
    scores: [...scoreClasses(pairs)],
    mistakes: wrong.map(
      ({ row, answer }) =>
        `${row.lang} taken for ${answer?.language} (${answer?.share.toFixed(2)}): ${(row.text ?? row.title ?? '').slice(0, 120)}`,
    ),
  };
}
