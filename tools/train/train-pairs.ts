import type { BoostedTrees } from '#features/news/domain/learning/boosted-trees.ts';
import type { LabelledRow } from '#features/news/domain/learning/train-boosted.ts';
import { trainBoosted } from '#features/news/domain/learning/train-boosted.ts';
import { trainLogistic } from '#features/news/domain/learning/train-logistic.ts';
import { linkPart } from '#features/news/domain/pairs/judge-pair.ts';
import type { TextPairModel } from '#features/news/domain/stories/judge-link.ts';
import { plainTextFeatures } from '#features/news/domain/stories/text-pair-features.ts';
import { writeModel } from './read-data.ts';
import type { PairExample } from './pair-examples.ts';
import { readPairExamples } from './pair-examples.ts';
import type { TextPairExample } from './text-pair-examples.ts';
import { readTextPairExamples } from './text-pair-examples.ts';

/** Shares of each source's weight, settled by cross-validation. */
export const pairWeights: Readonly<Record<string, number>> = {
  dev: 1,
  read: 1,
  paraphraser: 0.25,
  slugs: 0.15,
  uci: 0.15,
};

/** Knobs settled by cross-validation; small leaves overfit four hundred read pairs. */
export const pairBoosting = {
  rounds: 220,
  depth: 4,
  rate: 0.05,
  rows: 0.6,
  columns: 0.5,
  leafWeight: 4,
  ridge: 2,
  seed: 1,
};

/** Weights of the sets of articles in the trees and in the plain weights: ECB+ has far more pairs, of one kind. */
export const textPairWeights: Readonly<Record<string, { readonly trees: number; readonly plain: number }>> = {
  tgcontest: { trees: 1, plain: 1 },
  ecb: { trees: 0.15, plain: 0.01 },
};

/** Small trees: the contest has 139 pairs. */
export const textPairBoosting = {
  rounds: 80,
  depth: 3,
  rate: 0.07,
  rows: 0.7,
  columns: 0.5,
  leafWeight: 2,
  ridge: 3,
  seed: 1,
};

/** The judge of two articles. */
export function trainTextPairs(examples: readonly TextPairExample[]): TextPairModel {
  const weighted = (kind: 'trees' | 'plain'): LabelledRow[] =>
    examples.map(({ row, label, source }) => ({ row, label, weight: textPairWeights[source]?.[kind] ?? 0 }));
  return {
    trees: trainBoosted(weighted('trees'), textPairBoosting),
    weights: trainLogistic(weighted('plain'), plainTextFeatures, 5),
  };
}

/** The same examples as story building sees them. */
function toLinks<Example extends PairExample>(examples: readonly Example[]): Example[] {
  return examples.map((example) => ({ ...example, row: linkPart(example.row) }));
}

/** The judge of two headlines. */
function trainHeadlinePairs(examples: readonly PairExample[]): BoostedTrees {
  const rows = examples.map(({ row, label, source }) => ({ row, label, weight: pairWeights[source] ?? 0 }));
  return trainBoosted(rows, pairBoosting);
}

function train(): void {
  const headlines = readPairExamples();
  const texts = readTextPairExamples();
  writeModel('pair-headlines.json', JSON.stringify(trainHeadlinePairs(headlines)));
  writeModel('pair-texts.json', JSON.stringify(trainTextPairs(texts)));
  writeModel('link-headlines.json', JSON.stringify(trainHeadlinePairs(toLinks(headlines))));
  writeModel('link-texts.json', JSON.stringify(trainTextPairs(toLinks(texts))));
}

if (import.meta.main) train();
