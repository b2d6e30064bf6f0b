import { expect, test } from 'vitest';
import { chartRows } from './chart-rows.ts';

test('the first sum plus the later counts is the last sum, over a day that was not published', () => {
  const rows = chartRows([367, 438, null, 658], '2020-03-22');
  expect(rows.map(({ Date }) => Date)).toEqual(['22.03.2020', '23.03.2020', '25.03.2020']);
  expect(rows[0]!.Sum + rows.slice(1).reduce((sum, { Count }) => sum + Count, 0)).toBe(rows.at(-1)!.Sum);
});

test('a downward correction is a negative count, not a hidden one', () => {
  expect(chartRows([10, 8], '2020-03-22')[1]).toEqual({ Date: '23.03.2020', Sum: 8, Count: -2 });
});
