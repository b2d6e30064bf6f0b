import type { BoostedTrees } from '#newsengine/learning/boosted-trees.ts';
import { predictBoosted } from '#newsengine/learning/boosted-trees.ts';
import { scoreNetwork, type Network } from '#newsengine/learning/network.ts';
import type { LanguageCode } from '#newsengine/text/language-code.ts';
import type { StoryText, StoryVocabulary } from '#newsengine/stories/story-text.ts';
import { pairFeatures } from './pair-features.ts';
import { plainTextFeatures, textPairFeatures } from './text-pair-features.ts';

/** For two items with text: trees over all features, and plain weights over the first few. */
export interface TextPairModel {
  readonly trees: BoostedTrees;
  /** One weight a feature, then the bias. */
  readonly weights: readonly number[];
}

/** Everything learnt that story building needs; without `texts` items are compared by their headlines alone. */
export interface StoryKnowledge extends StoryVocabulary {
  readonly pairs: BoostedTrees;
  /** Asked beside the trees where these are in doubt of two headlines. */
  readonly network?: Network;
  readonly texts?: TextPairModel;
}

/** How much the plain weights count against the trees: English texts have trees grown on many more pairs. */
const plainShare = { english: 0.3, other: 0.8 };

/** Probability 0…1 by the text features of a pair; `isEnglish` chooses whom to trust more. */
export function judgeTextFeatures(row: Float64Array, isEnglish: boolean, model: TextPairModel): number {
  let plain = model.weights[plainTextFeatures] ?? 0;
  for (let at = 0; at < plainTextFeatures; at += 1) plain += (model.weights[at] ?? 0) * (row[at] ?? 0);
  const byTrees = predictBoosted(model.trees, row);
  const share = isEnglish ? plainShare.english : plainShare.other;
  const logit = share * plain + (1 - share) * Math.log(byTrees / (1 - byTrees));
  return 1 / (1 + Math.exp(-logit));
}

/** Probability of the trees between which the network is asked too. */
const doubt = { from: 0.02, to: 0.99 } as const;

/** Probability 0…1 by the features of two headlines; the network was taught Russian and English. */
export function judgeHeadlines(
  row: Float64Array,
  language: LanguageCode,
  { pairs, network }: Pick<StoryKnowledge, 'pairs' | 'network'>,
): number {
  const share = predictBoosted(pairs, row);
  if (!network || share <= doubt.from || share >= doubt.to || (language !== 'ru' && language !== 'en'))
    return share;
  const logit = (Math.log(share / (1 - share)) + scoreNetwork(network, row)) / 2;
  return 1 / (1 + Math.exp(-logit));
}

/** Likeness 0…1 of two items to story building, whose bars are set by it; `hours` between them, -1 where a date is missing. */
export function judgeLink(one: StoryText, two: StoryText, hours: number, knowledge: StoryKnowledge): number {
  if (one.body && two.body && knowledge.texts) {
    const row = textPairFeatures(one, two, [one.body, two.body], hours, knowledge.meanings);
    return judgeTextFeatures(row, one.language === 'en', knowledge.texts);
  }
  return judgeHeadlines(pairFeatures(one, two, hours, knowledge.meanings), one.language, knowledge);
}
