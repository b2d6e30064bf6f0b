import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Features } from '#newsengine/learning/linear-model.ts';
import { decodeLinearModel, encodeLinearModel } from '#newsengine/learning/linear-model.ts';
import type { Example } from '#newsengine/learning/train-linear.ts';
import { trainLinear } from '#newsengine/learning/train-linear.ts';
import { encodeKernelModel } from '#newsengine/learning/kernel-file.ts';
import { trainKernel } from '#newsengine/learning/train-kernel.ts';
import type { RubricItem } from '#newsengine/rubrics/rubric-features.ts';
import { readHeadline } from '#newsengine/text/read-headline.ts';
import { addNotNewsCues, readRubricTitle, rubricFeatures } from '#newsengine/rubrics/rubric-features.ts';
import { splitOpening } from '#newsengine/text/split-opening.ts';
import { identifyLanguage } from '#newsengine/language/identify-language.ts';
import { toLanguageCode } from '#newsengine/text/language-code.ts';
import { readRubricItem } from './examples/read-rubric-item.ts';
import { readLabelledHeadlines, readSingleLabels } from './examples/headline-labels.ts';
import { modelFolder, readNewsRows, writeModel } from './read-data.ts';
import { readContestItems, rubricWords } from './examples/rubric-examples.ts';

/** Classes of the not-news model. */
export const notNewsClasses = ['news', 'not news'];

/** Settled by ten-fold cross-validation. */
export const notNewsTraining = { buckets: 2 ** 15, epochs: 15, rate: 0.12, l2: 3e-4, seed: 6 };

/** Settled by five-fold cross-validation over three divisions, together with how both models are heard (classify-rubric.ts). */
export const notNewsKernelTraining = {
  sharpness: 2,
  ridge: 0.15,
  linearRidge: 2,
  common: 0.45,
  usual: { label: 0, from: 0 },
};

/** Headlines drawn by their turns of phrase, and where the model was in doubt: of those many waver when read again, too. */
const cuedWeights = { 'not-news.tsv': 1, 'not-news-doubt.tsv': 0.5 } as const;

const languages = decodeLinearModel(new Uint8Array(readFileSync(join(modelFolder, 'language.bin'))));

interface Row {
  readonly text: string;
  readonly label: string;
  readonly lang: string;
}

function featuresOf(item: RubricItem, withAddress = true): Features {
  return addNotNewsCues(
    rubricFeatures(item, rubricWords, withAddress),
    readRubricTitle(item.headline),
    item.headline,
  );
}

/** Examples by set: read headlines, contest articles, the news-or-not texts. */
export function readNotNewsExamples(): (Example & { readonly source: string })[] {
  const read = readLabelledHeadlines().map((row) => ({
    features: featuresOf(
      readRubricItem({ title: row.title, source: row.source, url: row.url, language: 'ru' }),
    ),
    label: row.isNotNews ? 1 : 0,
    weight: row.isNotNews ? 1.5 : 1,
    source: 'read',
  }));
  const cued = Object.entries(cuedWeights).flatMap(([file, weight]) =>
    readSingleLabels(file).map(({ row: { title, source, url, lang }, label }) => ({
      features: featuresOf(readRubricItem({ title, source, url, language: toLanguageCode(lang) })),
      label: Number(label),
      weight,
      source: 'cued',
    })),
  );
  const contest = readContestItems().map(({ features, label, title }) => {
    const headline = readHeadline({ title, language: 'ru' });
    return {
      features: addNotNewsCues(features, readRubricTitle(headline), headline),
      label: label === 'not_news' ? 1 : 0,
      weight: 0.7,
      source: 'contest',
    };
  });
  const texts = readNewsRows<Row>('categories/news_or_not.jsonl.gz').map((row) => ({
    features: featuresOf(
      readRubricItem({
        ...splitOpening(row.text),
        language: identifyLanguage(row.text, languages).language,
      }),
      false,
    ),
    label: row.label === 'NotNews' ? 1 : 0,
    weight: 1,
    source: 'texts',
  }));
  return [...read, ...cued, ...contest, ...texts];
}

if (import.meta.main) {
  const examples = readNotNewsExamples();
  const isHeadline = ({ source }: { readonly source: string }): boolean =>
    source === 'read' || source === 'cued';
  const train = (name: string, some: readonly Example[]): void =>
    writeModel(name, encodeLinearModel(trainLinear(some, notNewsClasses, notNewsTraining)));
  train('not-news.bin', examples.filter(isHeadline));
  const kernel = trainKernel(examples.filter(isHeadline), notNewsClasses, notNewsKernelTraining);
  writeModel('not-news-kernel.bin', encodeKernelModel(kernel));
  train(
    'not-news-text.bin',
    examples.filter((each) => !isHeadline(each)),
  );
}
