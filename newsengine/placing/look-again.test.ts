import { expect, test } from 'vitest';
import { readNewsModels } from '../models/read-models.ts';
import type { OpenItem } from './batch.ts';
import { createEngineState, enterApart, enterStories } from './engine-state.ts';
import { lookAgain } from './look-again.ts';

const models = readNewsModels();

function open(newsId: number, storyId: number, title: string): OpenItem {
  return {
    newsId,
    storyId,
    title,
    sourceName: `outlet ${newsId}`,
    sourceId: newsId,
    authority: 1,
    publishedMs: Date.parse('2020-06-08T10:00:00Z') + newsId * 60_000,
    hasTime: true,
    language: 'ru',
    rubricId: null,
    rubricShare: null,
    notNewsShare: 0,
    isReprint: false,
    reprintOf: null,
    dataSet: null,
    terms: title.toLowerCase().split(' '),
    titleLength: title.length,
    yugoIds: [],
    affairId: null,
  };
}

const depot = 'В Самаре загорелся склад с аммиаком на улице Гагарина';
const alike = 'Склад с аммиаком загорелся в Самаре на улице Гагарина';
const other = 'Хоккеист Овечкин подписал новый контракт с «Вашингтоном»';

function stateOf(...items: OpenItem[]) {
  const state = createEngineState(models);
  enterStories(state, items, []);
  return state;
}

test('two stories that turn out to be one are fused, the smaller into the larger; another stays', () => {
  const state = stateOf(open(1, 11, depot), open(2, 12, depot), open(3, 12, alike), open(4, 13, other));
  state.fresh.add(11).add(13);
  const { merges, states } = lookAgain(state);
  expect(merges).toEqual([{ from: 11, into: 12 }]);
  expect(states.map(({ storyId }) => storyId)).toEqual([12, 12, 12]);
  expect(states.at(-1)).toMatchObject({ itemCount: 3, sourceCount: 3 });
});

test('what came just before the engine read its stories anew is looked at', () => {
  const state = stateOf({ ...open(1, 11, depot), isFresh: true }, open(2, 12, alike));
  expect(lookAgain(state).merges).toHaveLength(1);
});

test('what nothing came of since the last look is not looked at, and what an editor has parted stays apart', () => {
  const state = stateOf(open(1, 11, depot), open(2, 12, alike));
  expect(lookAgain(state).merges).toEqual([]);
  state.fresh.add(11);
  enterApart(state, [{ one: 11, two: 12 }]);
  expect(lookAgain(state).merges).toEqual([]);
});
