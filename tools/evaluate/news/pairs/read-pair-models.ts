import { readFileSync } from 'node:fs';
import type { StoryVocabulary } from '#newsengine/stories/story-text.ts';
import { decodePairKnowledge, type PairKnowledge } from './judge-pair.ts';

/** Where training writes the judges of single pairs: beside the judge, since the engine never asks it. */
export const pairModelFolder = new URL('./', import.meta.url);

/** The judges of two items by themselves, over the engine's own vocabulary. */
export function readPairModels({ stories }: { readonly stories: StoryVocabulary }): PairKnowledge {
  return decodePairKnowledge((name) => readFileSync(new URL(name, pairModelFolder)), stories);
}
