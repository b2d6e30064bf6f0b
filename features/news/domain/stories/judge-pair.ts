import type { BoostedTrees } from '../learning/boosted-trees.ts';
import { predictBoosted } from '../learning/boosted-trees.ts';
import { pairFeatures } from './pair-features.ts';
import type { StoryText, StoryVocabulary } from './story-text.ts';

/** Everything learnt that story building needs. */
export interface StoryKnowledge extends StoryVocabulary {
  readonly pairs: BoostedTrees;
}

/** Probability 0…1 that two items tell of one event; `hours` between them, -1 where a date is missing. */
export function judgePair(one: StoryText, two: StoryText, hours: number, knowledge: StoryKnowledge): number {
  return predictBoosted(knowledge.pairs, pairFeatures(one, two, hours, knowledge.meanings));
}
