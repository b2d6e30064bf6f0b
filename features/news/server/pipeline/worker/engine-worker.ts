import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { mentionKey } from '../../../domain/entities/mention-form.ts';
import { decodeNewsModels } from '../../../domain/news-models.ts';
import { fold } from '../../../domain/text/fold.ts';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';
import {
  createEngineState,
  type FirstNames,
  enterStories,
  forgetAll,
  takeGazetteer,
} from './engine-state.ts';
import { placeBatch } from './place-batch.ts';

const folder = new URL('../../../domain/models/', import.meta.url);
const gazetteers = new URL('../../../../../data/news/gazetteers/', import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(name, folder));
const state = createEngineState(decodeNewsModels(read), readFirstNames());

function readFirstNames(): FirstNames {
  const words = JSON.parse(read('entity-words.json').toString()) as { first: readonly string[] };
  const latin = readFileSync(new URL('first_names_latin.txt', gazetteers), 'utf8').split(/\s+/);
  return {
    russian: new Set(words.first.map(mentionKey)),
    latin: new Set(latin.filter(Boolean).map(fold)),
    forms: new Map(words.first.map((name) => [mentionKey(name), fold(name)])),
  };
}

function answer(request: EngineRequest): EngineAnswer {
  switch (request.type) {
    case 'gazetteer':
      takeGazetteer(state, request.entries);
      return { type: 'done' };
    case 'forget':
      forgetAll(state);
      return { type: 'done' };
    case 'enter':
      enterStories(state, request.items, request.persons);
      return { type: 'done' };
    case 'batch':
      return { type: 'placed', placed: placeBatch(state, request.batch) };
  }
}

parentPort?.on('message', (request: EngineRequest) => {
  try {
    parentPort?.postMessage(answer(request));
  } catch (error) {
    parentPort?.postMessage({ type: 'failed', reason: (error as Error).message } satisfies EngineAnswer);
  }
});
