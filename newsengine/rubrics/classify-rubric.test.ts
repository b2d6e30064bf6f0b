import { expect, test } from 'vitest';
import { prepareKernel } from '../learning/kernel-model.ts';
import { decodeLinearModel, encodeLinearModel } from '../learning/linear-model.ts';
import { trainKernel } from '../learning/train-kernel.ts';
import { trainLinear } from '../learning/train-linear.ts';
import { readNewsModels } from '../models/read-models.ts';
import { readHeadline } from '../text/read-headline.ts';
import { classifyRubric, judgeNotNews } from './classify-rubric.ts';

const words = { quiz: 1, stars: 2, fire: 3, law: 4, today: 5, week: 6 } as const;
type Word = keyof typeof words;
const featuresOf = (...some: Word[]) => ({
  hashes: some.map((word) => words[word]),
  values: some.map(() => 1),
});

const example = (label: 0 | 1, ...some: Word[]) => ({ features: featuresOf(...some), label, weight: 1 });
const examples = [
  example(1, 'quiz', 'today'),
  example(1, 'quiz', 'week'),
  example(1, 'stars', 'today'),
  example(1, 'stars', 'week'),
  example(0, 'fire', 'today'),
  example(0, 'fire', 'week'),
  example(0, 'law', 'today'),
  example(0, 'law', 'week'),
];
const classes = ['news', 'not news'];
const linearOptions = { buckets: 2 ** 8, epochs: 12, rate: 0.1, l2: 1e-3, seed: 1 };
const kernelOptions = { sharpness: 2, ridge: 0.1, linearRidge: 2, common: 0.9, usual: { label: 0, from: 0 } };
const notNews = decodeLinearModel(encodeLinearModel(trainLinear(examples, classes, linearOptions)));
const kernelOf = (some: typeof examples) => prepareKernel(trainKernel(some, classes, kernelOptions));

test('where the linear model is in doubt the examples decide: a quiz of the week is no news, a law is', () => {
  const knowledge = { notNews, notNewsKernel: kernelOf(examples) };
  expect(judgeNotNews(featuresOf('quiz', 'week'), knowledge)).toBeGreaterThan(0.5);
  expect(judgeNotNews(featuresOf('law', 'week'), knowledge)).toBeLessThan(0.4);
});

test('where it is sure they are not asked, whatever they would say', () => {
  const opposite = kernelOf(examples.map((one) => ({ ...one, label: one.label === 1 ? 0 : 1 })));
  const sure = { ...linearOptions, epochs: 600, rate: 0.5, l2: 0 };
  const certain = decodeLinearModel(encodeLinearModel(trainLinear(examples, classes, sure)));
  const asked = { notNews: certain, notNewsKernel: opposite };
  expect(judgeNotNews(featuresOf('quiz', 'week'), asked)).toBeGreaterThan(0.98);
  expect(judgeNotNews(featuresOf('law', 'week'), asked)).toBeLessThan(0.02);
});

const models = readNewsModels();

function rubricOf(title: string, language: 'en' | 'ru'): number {
  const headline = readHeadline({ title, source: '', language });
  return classifyRubric({ headline, opening: { text: '', tokens: [] } }, models.rubrics, () => true).rubric;
}

test.each([
  'President Trump signs executive order on US police reform',
  'US Congress backs sanctions over China\u2019s Hong Kong security law',
  'Russians vote to allow Putin\u2019s rule to extend for 16 more years',
  'House Democrats unveil police reform bill',
])('%s: politics to a reader of English, though it lies abroad from Moscow', (title) => {
  expect(rubricOf(title, 'en')).toBe(3);
});

test('what is abroad and no politics stays world news, and Russian headlines keep both apart', () => {
  expect(rubricOf('Gunmen kill 24 in attack on convoy in Mali', 'en')).toBe(2);
  expect(rubricOf('Конгресс США одобрил санкции против Китая', 'ru')).toBe(2);
});
