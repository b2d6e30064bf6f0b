import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '#features/news/domain/learning/train-linear.ts';
import { createRandom } from '#features/news/domain/learning/train-linear.ts';
import type { Features } from '#features/news/domain/learning/linear-model.ts';
import { rubricClasses } from '#features/news/domain/rubrics/rubric.ts';
import type { RubricItem } from '#features/news/domain/rubrics/rubric-features.ts';
import { rubricFeatures } from '#features/news/domain/rubrics/rubric-features.ts';
import type { RubricWordList } from '#features/news/domain/rubrics/rubric-words.ts';
import { prepareRubricWords } from '#features/news/domain/rubrics/rubric-words.ts';
import { toLanguageCode } from '#features/news/domain/text/language-code.ts';
import { readLabelledHeadlines, readSingleLabels } from './headline-labels.ts';
import { modelFolder, readNewsRows } from './read-data.ts';

/** An example with the set it came from, so that trials can leave sets out. */
export interface SourcedExample extends Example {
  readonly source: string;
}

/** The word lists the features count. */
export const rubricWords = prepareRubricWords(
  JSON.parse(readFileSync(join(modelFolder, 'rubric-words.json'), 'utf8')) as RubricWordList,
);

function itemOf(row: {
  readonly title: string;
  readonly source?: string;
  readonly url?: string;
  readonly lang?: string;
  readonly text?: string;
}): RubricItem {
  return {
    title: row.title,
    text: row.text ?? '',
    source: row.source ?? '',
    url: row.url ?? '',
    language: toLanguageCode(row.lang ?? 'ru'),
  };
}

function example(
  item: RubricItem,
  rubric: string,
  weight: number,
  source: string,
  withAddress: boolean,
): SourcedExample {
  return {
    features: rubricFeatures(item, rubricWords, withAddress),
    label: rubricClasses.indexOf(rubric),
    weight,
    source,
  };
}

/** Contest classes and the rubrics they may stand for; the model itself settles which. */
export const contestRubrics: Readonly<Record<string, readonly string[]>> = {
  society: ['2', '3', '14'],
  economy: ['4'],
  technology: ['5', '7'],
  sports: ['6'],
  entertainment: ['9', '11'],
  science: ['10', '12'],
  other: ['8', '13'],
};

interface ContestRow {
  readonly url: string;
  readonly label: string;
  readonly lang: string;
}
interface Article {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly lang: string;
}

/** Contest articles with their class, features without the address. */
export function readContestItems(): {
  readonly features: Features;
  readonly label: string;
  readonly url: string;
  readonly title: string;
}[] {
  const articles = new Map(
    readNewsRows<Article>('corpus/tgcontest_articles.jsonl.gz').map((row) => [row.url, row]),
  );
  return readNewsRows<ContestRow>('categories/tgcontest_categories.jsonl').flatMap(({ url, label, lang }) => {
    const article = articles.get(url);
    return article
      ? [
          {
            features: rubricFeatures(
              itemOf({ title: article.title, text: article.text, url, lang }),
              rubricWords,
            ),
            label,
            url,
            title: article.title,
          },
        ]
      : [];
  });
}

/** Each listed word once as a text of its own, so that every language has its share of every rubric. */
function readWords(): SourcedExample[] {
  const list = JSON.parse(readFileSync(join(modelFolder, 'rubric-words.json'), 'utf8')) as RubricWordList;
  const random = createRandom(3);
  return Object.entries(list).flatMap(([rubric, languages]) =>
    Object.entries(languages).flatMap(([lang, words]) =>
      Array.from({ length: 40 }, () => {
        const title = Array.from({ length: 3 }, () => words[Math.floor(random() * words.length)] ?? '').join(
          ' ',
        );
        return example(itemOf({ title, lang }), rubric, 0.3, 'words', false);
      }),
    ),
  );
}

/** Headlines labelled by reading and the word lists; the development labels are not among them. */
export function readRubricExamples(): SourcedExample[] {
  const read = readLabelledHeadlines().map((row) => example(itemOf(row), row.rubric, 1, 'read', true));
  const english = readSingleLabels('rubrics-en.tsv').map(({ row, label }) =>
    example(itemOf(row), label, 1, 'english', true),
  );
  return [...read, ...english, ...readWords()];
}
