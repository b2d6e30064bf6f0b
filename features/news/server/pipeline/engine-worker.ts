import { readFileSync } from 'node:fs';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import { readModelFile, readNewsModels } from '#newsengine/models/read-models.ts';
import { fold } from '#newsengine/text/fold.ts';
import type { PlacedBatch } from '#newsengine/placing/batch.ts';
import { answerTasks } from '#platform/server/thread/answer-tasks.ts';
import {
  createEngineState,
  type FirstNames,
  enterApart,
  enterSteps,
  enterStories,
  forgetAll,
  takeGazetteer,
} from '#newsengine/placing/engine-state.ts';
import { lookAgain } from '#newsengine/placing/look-again.ts';
import { placeBatch } from '#newsengine/placing/place-batch.ts';
import type { EngineRequest } from './news-engine.ts';

const gazetteers = new URL('../../../../data/news/gazetteers/', import.meta.url);
const state = createEngineState(readNewsModels(), readFirstNames());

function readFirstNames(): FirstNames {
  const words = JSON.parse(readModelFile('entity-words.json').toString()) as { first: readonly string[] };
  const latin = readFileSync(new URL('first_names_latin.txt', gazetteers), 'utf8').split(/\s+/);
  return {
    russian: new Set(words.first.map(mentionKey)),
    latin: new Set(latin.filter(Boolean).map(fold)),
    forms: Map.groupBy(words.first.map(fold), mentionKey),
  };
}

function answer(request: EngineRequest): PlacedBatch | null {
  switch (request.type) {
    case 'gazetteer':
      takeGazetteer(state, request.entries);
      return null;
    case 'forget':
      forgetAll(state);
      return null;
    case 'enter':
      enterStories(state, request.items, request.persons);
      return null;
    case 'steps':
      enterSteps(state, request.steps);
      return null;
    case 'apart':
      enterApart(state, request.pairs);
      return null;
    case 'batch':
      return placeBatch(state, request.batch);
    case 'look':
      return lookAgain(state);
  }
}

answerTasks(answer);
