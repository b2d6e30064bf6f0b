import { readFileSync } from 'node:fs';
import type { NewsModels } from '#features/news/domain/news-models.ts';
import { decodeNewsModels } from '#features/news/domain/news-models.ts';

/** The shipped models, as the running product reads them. */
export function readModels(): NewsModels {
  const folder = new URL('../../../features/news/domain/models/', import.meta.url);
  return decodeNewsModels((name) => new Uint8Array(readFileSync(new URL(name, folder))));
}
