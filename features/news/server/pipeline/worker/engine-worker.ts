import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { mentionKey } from '../../../domain/entities/mention-form.ts';
import { decodeNewsModels } from '../../../domain/news-models.ts';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';
import { createEngineState, enterStories, forgetAll, takeGazetteer } from './engine-state.ts';
import { placeBatch } from './place-batch.ts';

const folder = new URL('../../../domain/models/', import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(name, folder));
const words = JSON.parse(read('entity-words.json').toString()) as { first: readonly string[] };
const state = createEngineState(decodeNewsModels(read), new Set(words.first.map(mentionKey)));

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
