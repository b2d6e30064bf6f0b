import type { NewsModels } from '#newsengine/news-models.ts';
import { rubricNames } from '#newsengine/rubrics/rubric.ts';
import { analyseRow } from './analyse-row.ts';
import { type HeadlineRow, readRows } from './read-rows.ts';
import { macroF1, scoreClasses, scoreYes } from './measures.ts';
import type { Outcome } from './outcome.ts';

function nameOf(rubric: number): string {
  return `${rubric} ${rubricNames[rubric as keyof typeof rubricNames]}`;
}

/** Macro-F1 of the rubric over headlines; an answer equal to the label's `second` counts as right. */
export function evaluateRubrics(file: string, models: NewsModels): Outcome {
  const judged = readRows<HeadlineRow>(file).map((row) => {
    const { rubricId, rubricShare } = analyseRow(row, models);
    const answer = { rubric: rubricId ?? 0, share: rubricShare ?? 1 };
    return { row, answer, truth: answer.rubric === row.second ? answer.rubric : row.rubric };
  });
  const scores = scoreClasses(
    judged.map(({ truth, answer }) => [nameOf(truth), nameOf(answer.rubric)] as const),
  );
  const strict = macroF1(
    scoreClasses(judged.map(({ row, answer }) => [nameOf(row.rubric), nameOf(answer.rubric)] as const)),
  );
  const wrong = judged
    .filter(({ truth, answer }) => truth !== answer.rubric)
    .sort((a, b) => b.answer.share - a.answer.share);
  console.log(
    `accuracy ${(1 - wrong.length / judged.length).toFixed(4)}, macro-F1 on the first rubric alone ${strict.toFixed(4)}`,
  );
  return {
    task: 'rubrics',
    rows: judged.length,
    figure: { name: 'macro-F1', value: macroF1(scores) },
    scores: [...scores],
    mistakes: wrong.map(
      ({ row, answer }) =>
        `${nameOf(row.rubric)} taken for ${nameOf(answer.rubric)} (${answer.share.toFixed(2)}): ${row.title}`,
    ),
  };
}

/** F1 of "not news" over headlines. */
export function evaluateNotNews(file: string, models: NewsModels): Outcome {
  const judged = readRows<HeadlineRow>(file).map((row) => ({
    row,
    answer: analyseRow(row, models),
  }));
  const score = scoreYes(judged.map(({ row, answer }) => [row.not_news, answer.isNotNews] as const));
  const wrong = judged
    .filter(({ row, answer }) => row.not_news !== answer.isNotNews)
    .sort((a, b) => Math.abs(b.answer.notNewsShare - 0.5) - Math.abs(a.answer.notNewsShare - 0.5));
  return {
    task: 'not-news',
    rows: judged.length,
    figure: { name: 'F1', value: score.f1 },
    scores: [['not news', score]],
    mistakes: wrong.map(
      ({ row, answer }) =>
        `${row.not_news ? 'not news' : 'news'}, judged ${answer.notNewsShare.toFixed(2)}: ${row.title}`,
    ),
  };
}
