import { expect, test } from 'vitest';
import { createReprintIndex, findOriginal } from './find-reprints.ts';
import { overlapShare, shinglesOf } from './shingles.ts';

const item = (id: string, title: string, hours: number) => ({ id, title, hours, language: 'ru' as const });

test('a copied headline leads to the first that carried it', () => {
  const index = createReprintIndex();
  expect(findOriginal(index, item('a', 'В Самаре открыли новый мост через реку', 1))).toBeUndefined();
  expect(findOriginal(index, item('b', 'В Самаре открыли новый мост через реку', 2))).toEqual({
    id: 'a',
    share: 1,
  });
});

test('another event of the same kind is not a reprint', () => {
  const index = createReprintIndex();
  findOriginal(index, item('a', 'В Самаре открыли новый мост через реку', 1));
  expect(findOriginal(index, item('b', 'В Казани закрыли старый мост через реку', 2))).toBeUndefined();
});

test('an original is forgotten after the hours the index keeps', () => {
  const index = createReprintIndex(24);
  findOriginal(index, item('a', 'В Самаре открыли новый мост через реку', 0));
  expect(findOriginal(index, item('b', 'В Самаре открыли новый мост через реку', 25))).toBeUndefined();
});

test('two of four word pairs in common are a third of all six', () => {
  expect(overlapShare(Uint32Array.of(1, 2, 3, 4), Uint32Array.of(3, 4, 5, 6))).toBeCloseTo(2 / 6);
  expect(shinglesOf('', 'ru')).toHaveLength(0);
});
