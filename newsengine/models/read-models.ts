import { readFileSync } from 'node:fs';
import { decodeNewsModels, type NewsModels } from '../news-models.ts';

/** One of the files beside this one; the only place of the engine that reads the disk. */
export function readModelFile(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}

/** The shipped models; about five megabytes and a quarter of a second, so once a thread and never beside requests. */
export function readNewsModels(): NewsModels {
  return decodeNewsModels(readModelFile);
}
