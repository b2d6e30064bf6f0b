import type { AnalysedItem } from '#newsengine/item.ts';
import type { NewsModels } from '#newsengine/news-models.ts';
import type { Rubric } from '#newsengine/rubrics/rubric.ts';
import { findTopics } from '#newsengine/rubrics/topic-cues.ts';
import { splitOpening } from '#newsengine/text/split-opening.ts';
import { analyseRow } from './analyse-row.ts';
import { macroF1, scoreClasses } from './measures.ts';
import type { Outcome } from './outcome.ts';
import { readCorpusBeside, readRows } from './read-rows.ts';

/** The contest's classes by rubric. */
export const contestClasses: Readonly<Record<Rubric, string>> = {
  2: 'society',
  3: 'society',
  4: 'economy',
  5: 'technology',
  6: 'sports',
  7: 'technology',
  8: 'other',
  9: 'entertainment',
  10: 'science',
  11: 'entertainment',
  12: 'science',
  13: 'other',
  14: 'society',
};

/** Where the contest draws its lines otherwise: topic, the rubrics it is found under, the contest's class. */
const topicClasses: readonly (readonly [string, readonly Rubric[], string])[] = [
  ['horoscope', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 'other'],
  ['weather', [2, 3, 9, 14], 'other'],
  ['games', [5, 6], 'entertainment'],
];

function classOf(rubric: Rubric, title: string): string {
  const found = findTopics(title);
  return (
    topicClasses.find(([topic, rubrics]) => found.includes(topic) && rubrics.includes(rubric))?.[2] ??
    contestClasses[rubric]
  );
}

interface Row {
  readonly label: string;
  readonly lang: string;
  readonly url?: string;
  readonly text?: string;
}
interface Article {
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

function judgeText(row: Row, models: NewsModels): AnalysedItem {
  return analyseRow({ ...splitOpening(row.text ?? ''), lang: '' }, models);
}

function evaluateNewsOrNot(rows: readonly Row[], models: NewsModels): Outcome {
  const judged = rows.map((row) => ({ row, answer: judgeText(row, models) }));
  const pairs = judged.map(({ row, answer }) => [row.label, answer.isNotNews ? 'NotNews' : 'News'] as const);
  const scores = scoreClasses(pairs);
  const wrong = judged
    .filter((_, at) => pairs[at]?.[0] !== pairs[at]?.[1])
    .sort((a, b) => Math.abs(b.answer.notNewsShare - 0.5) - Math.abs(a.answer.notNewsShare - 0.5));
  return {
    task: 'categories (news or not)',
    rows: rows.length,
    figure: { name: 'F1 of news', value: scores.get('News')?.f1 ?? 0 },
    scores: [...scores],
    mistakes: wrong.map(
      ({ row, answer }) =>
        `${row.label}, not news ${answer.notNewsShare.toFixed(2)}: ${(row.text ?? '').slice(0, 120)}`,
    ),
  };
}

function evaluateContest(
  rows: readonly Row[],
  articles: ReadonlyMap<string, Article>,
  models: NewsModels,
): Outcome {
  const judged = rows.flatMap((row) => {
    const article = articles.get(row.url ?? '');
    if (!article || row.label === 'not_news') return [];
    const { rubricId, rubricShare } = analyseRow({ ...article, lang: row.lang }, models);
    const answer = { rubric: rubricId as Rubric, share: rubricShare ?? 1 };
    return [{ row, article, answer, said: classOf(answer.rubric, article.title) }];
  });
  const scores = scoreClasses(judged.map(({ row, said }) => [row.label, said] as const));
  const wrong = judged
    .filter(({ row, said }) => row.label !== said)
    .sort((a, b) => b.answer.share - a.answer.share);
  return {
    task: 'categories',
    rows: judged.length,
    figure: { name: 'macro-F1', value: macroF1(scores) },
    scores: [...scores],
    mistakes: wrong.map(
      ({ row, article, said, answer }) =>
        `${row.label} taken for ${said} (rubric ${answer.rubric}, ${answer.share.toFixed(2)}): ${article.title}`,
    ),
  };
}

/** The contest's seven classes by url, or News against NotNews by text; told apart by the rows themselves. */
export function evaluateCategories(file: string, models: NewsModels): Outcome {
  const rows = readRows<Row>(file);
  if (rows[0]?.text !== undefined) return evaluateNewsOrNot(rows, models);
  const articles = readCorpusBeside<Article>(file, 'tgcontest_articles.jsonl.gz');
  return evaluateContest(rows, new Map(articles.map((article) => [article.url, article])), models);
}
