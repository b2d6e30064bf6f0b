import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '#newsengine/learning/train-linear.ts';
import { createRandom } from '#newsengine/learning/train-linear.ts';
import type { Features } from '#newsengine/learning/linear-model.ts';
import { rubricClasses } from '#newsengine/rubrics/rubric.ts';
import type { RubricItem } from '#newsengine/rubrics/rubric-features.ts';
import { rubricFeatures } from '#newsengine/rubrics/rubric-features.ts';
import type { RubricWordList } from '#newsengine/rubrics/prepare-rubric-words.ts';
import { prepareRubricWords } from '#newsengine/rubrics/prepare-rubric-words.ts';
import { toLanguageCode } from '#newsengine/text/language-code.ts';
import { modelFolder, readNewsRows } from '#tools/train/read-data.ts';
import { readRubricItem } from './read-rubric-item.ts';
import {
  readLabelledHeadlines,
  readSingleLabels,
  readThirdReading,
  withHeldThird,
} from './headline-labels.ts';

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
  return readRubricItem({
    title: row.title,
    text: row.text ?? '',
    source: row.source ?? '',
    url: row.url ?? '',
    language: toLanguageCode(row.lang ?? 'ru'),
  });
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

interface OtherRow {
  readonly id: string;
  readonly lang: string;
  readonly title?: string;
  readonly announce?: string;
}

/** Spanish, Portuguese and Japanese titles read for this engine; their held-out third where nothing is held out. */
function readOtherLanguages(): SourcedExample[] {
  const rows = new Map(
    [
      'categories/es_fakenews_corpus_train',
      'categories/pt_fakebr_true_excerpts',
      'corpus/dated_wikipedia_itn',
      'corpus/ja_wikinews',
    ]
      .flatMap((name) => readNewsRows<OtherRow>(`${name}.jsonl.gz`))
      .map((row) => [row.id, row]),
  );
  const lines = readFileSync(new URL('../labels/rubrics-es-pt-ja.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  return lines.flatMap((line) => {
    const [id = '', lang = '', rubric = '', second = '', part = ''] = line.split('\t');
    const row = rows.get(id);
    if (!row || (part === 'held' && !withHeldThird)) return [];
    const item = itemOf({ title: row.title ?? firstLine(row.announce ?? ''), lang });
    return [
      example(item, rubric, 1, 'other', false),
      ...(second === '' ? [] : [example(item, second, secondWeight, 'other', false)]),
    ];
  });
}

const firstLine = (text: string): string => (text.trim().split(/\r?\n/)[0] ?? '').slice(0, 130);

/** A rubric that would be right too counts a little; half as much more lowered the figure. */
const secondWeight = 0.3;

/** Headlines labelled by reading and the word lists; the development labels are not among them. */
export function readRubricExamples(): SourcedExample[] {
  const read = readLabelledHeadlines().flatMap((row) => [
    example(itemOf(row), row.rubric, 1, 'read', true),
    ...(row.second ? [example(itemOf(row), row.second, secondWeight, 'read', true)] : []),
  ]);
  const third = readThirdReading().flatMap(({ row, rubric, second }) => [
    example(itemOf(row), rubric, 1, 'third', true),
    ...(second === '' ? [] : [example(itemOf(row), second, secondWeight, 'third', true)]),
  ]);
  const english = readSingleLabels('rubrics-en.tsv').map(({ row, label }) =>
    example(itemOf(row), label, 1, 'english', true),
  );
  return [...read, ...third, ...english, ...readOtherLanguages(), ...readWords()];
}
