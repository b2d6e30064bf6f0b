import { expect, test } from 'vitest';
import { stackGaps } from './stack-gaps.ts';

test('between -50 and 50 in ten columns: -80 stands in the first, -14 and -11 on one another, 50 in the last', () => {
  const gaps = [-80, -14, -11, 0, 50].map((gap, yugoId) => ({ yugoId, gap }));
  expect(stackGaps(gaps, { limit: 50, columns: 10 })).toEqual([
    { yugoId: 0, column: 0, level: 0 },
    { yugoId: 1, column: 3, level: 0 },
    { yugoId: 2, column: 3, level: 1 },
    { yugoId: 3, column: 5, level: 0 },
    { yugoId: 4, column: 9, level: 0 },
  ]);
});
