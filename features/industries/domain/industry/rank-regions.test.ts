import { expect, test } from 'vitest';
import { rankRegions } from './rank-regions.ts';

test('ranks run 1, 2, 2, 3 without holes; what is not known comes last without one', () => {
  const rows = [{ value: null }, { value: 10 }, { value: 7 }, { value: 10.5 }, { value: 10 }];
  expect(rankRegions(rows)).toEqual([
    { value: 10.5, rank: 1 },
    { value: 10, rank: 2 },
    { value: 10, rank: 2 },
    { value: 7, rank: 3 },
    { value: null, rank: null },
  ]);
});
