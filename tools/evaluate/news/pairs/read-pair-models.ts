import { readFileSync } from 'node:fs';
import type { NewsModels } from '#newsengine/news-models.ts';
import { decodePairKnowledge, type PairKnowledge } from './judge-pair.ts';

/** Where training writes the judges of single pairs: beside the judge, since the engine never asks it. */
export const pairModelFolder = new URL('./', import.meta.url);

/** The judges of two items by themselves, over the engine's own vocabulary. */
export function readPairModels({
  stories,
  ...steps
}: Pick<NewsModels, 'stories' | 'rubrics' | 'regions'>): PairKnowledge {
  return decodePairKnowledge((name) => readFileSync(new URL(name, pairModelFolder)), { ...stories, steps });
}
