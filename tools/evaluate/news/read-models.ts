import { readFileSync } from 'node:fs';
import type { NewsModels } from '#features/news/domain/news-models.ts';
import { decodeNewsModels } from '#features/news/domain/news-models.ts';
import type { PairKnowledge } from '#features/news/domain/pairs/judge-pair.ts';
import { decodePairKnowledge } from '#features/news/domain/pairs/judge-pair.ts';

const folder = new URL('../../../features/news/domain/models/', import.meta.url);

function readFile(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(name, folder)));
}

/** The shipped models, as the running product reads them. */
export function readModels(): NewsModels {
  return decodeNewsModels(readFile);
}

/** The shipped judges of two items by themselves, beside the engine's models. */
export function readPairModels({ stories }: NewsModels): PairKnowledge {
  return decodePairKnowledge(readFile, stories);
}
