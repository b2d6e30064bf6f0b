import type { LinearModel } from './learning/linear-model.ts';
import { decodeLinearModel } from './learning/linear-model.ts';
import type { BoostedTrees } from './learning/boosted-trees.ts';
import type { StoryKnowledge } from './stories/judge-pair.ts';
import { decodeMeanings } from './stories/meaning.ts';

/** Everything learnt or listed that the news engine reads; built once per process, a few megabytes. */
export interface NewsModels {
  readonly language: LinearModel;
  readonly stories: StoryKnowledge;
}

/** Builds the models from the files of `domain/models`; the caller reads them, so that the domain stays without I/O. */
export function decodeNewsModels(readFile: (name: string) => Uint8Array): NewsModels {
  const readJson = <Shape>(name: string): Shape => JSON.parse(new TextDecoder().decode(readFile(name))) as Shape;
  return {
    language: decodeLinearModel(readFile('language.bin')),
    stories: {
      terms: { rarity: readFile('term-rarity.bin') },
      meanings: decodeMeanings(readFile('meanings.bin')),
      pairs: readJson<BoostedTrees>('story-pairs.json'),
    },
  };
}
