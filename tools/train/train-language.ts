import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeLinearModel } from '#newsengine/learning/linear-model.ts';
import type { Example } from '#newsengine/learning/train-linear.ts';
import { createRandom, shuffle, trainLinear } from '#newsengine/learning/train-linear.ts';
import { languageFeatures } from '#newsengine/language/identify-language.ts';
import { newsData, readNewsRows, writeModel } from './read-data.ts';

const classes = ['en', 'es', 'pt'] as const;
const perClass = 9000;

interface Row {
  readonly lang: string;
  readonly title: string;
  readonly text?: string;
  readonly origin?: string;
}

function sentencesOf(row: Row): string[] {
  const sentences = (row.text ?? '').split(/(?<=[.!?])\s+/).filter((text) => text.length > 20);
  return row.title ? [row.title, ...sentences] : sentences;
}

/** Exactly `count` items, the list repeated or cut: every language weighs the same. */
function cycle(texts: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => texts[index % texts.length] ?? '');
}

/** Trains the Latin-script language model from corpus articles; the langid sentences are never seen. */
function train(): void {
  const random = createRandom(20261121);
  const rows = [
    ...readNewsRows<Row>('corpus/articles.jsonl.gz').filter(
      (row) => row.origin?.startsWith('nerel') === false,
    ),
    ...readNewsRows<Row>('corpus/dated_newsapi_en.jsonl.gz'),
    ...readNewsRows<Row>('corpus/dated_wikipedia_itn.jsonl.gz'),
  ];
  const examples: Example[] = [];
  for (const [label, language] of classes.entries()) {
    const texts = rows.filter((row) => row.lang === language).flatMap(sentencesOf);
    // Cut at random so that short headlines are as familiar as long sentences.
    for (const text of cycle(shuffle(texts, random), perClass)) {
      const words = text.split(' ');
      const from = Math.floor(random() * Math.max(1, words.length - 3));
      const count = 3 + Math.floor(random() * words.length);
      examples.push({
        features: languageFeatures(words.slice(from, from + count).join(' ')),
        label,
        weight: 1,
      });
    }
    const stopWords = JSON.parse(readFileSync(join(newsData, 'lexicons/stopwords.json'), 'utf8')) as Record<
      string,
      string[]
    >;
    for (const text of cycle(stopWords[language] ?? [], 1500)) {
      examples.push({ features: languageFeatures(text), label, weight: 0.3 });
    }
    console.log(language, texts.length);
  }
  const model = trainLinear(examples, classes, { buckets: 2 ** 15, epochs: 6, rate: 0.3, l2: 1e-5, seed: 1 });
  writeModel('language.bin', encodeLinearModel(model));
}

train();
