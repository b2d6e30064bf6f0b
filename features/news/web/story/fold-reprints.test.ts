import { expect, test } from 'vitest';
import { foldReprints } from './fold-reprints.ts';

const item = (newsId: number, reprintOf: number | null = null) => ({ newsId, reprintOf });

test('reprints stand under their original, all others for themselves, in order', () => {
  expect(foldReprints([item(1), item(2), item(3, 1), item(4, 1)])).toEqual([
    { headline: item(1), reprints: [item(3, 1), item(4, 1)] },
    { headline: item(2), reprints: [] },
  ]);
});

test('a reprint whose original is not here is not lost', () => {
  expect(foldReprints([item(5, 1)])).toEqual([{ headline: item(5, 1), reprints: [] }]);
});
