import { expect, test } from 'vitest';
import { heldOn, newestFirst } from './held-on.ts';

test.each([
  ['2010-06-05', null, true],
  ['2010-06-05', '2020-06-08', false],
  ['2010', '2021', true],
  ['2020', '2020', false],
  ['2021', null, false],
  [null, null, true],
  ['2020-06-08', '2020-06-09', true],
])('held from %s to %s: on 8 June 2020 it is %s', (starts, ends, expected) => {
  expect(heldOn({ starts, ends }, '2020-06-08')).toBe(expected);
});

test('the newest comes first, what has no day last', () => {
  const days = [null, '2010', '2020-01-01'].map((starts) => ({ starts }));
  expect(days.toSorted(newestFirst).map(({ starts }) => starts)).toEqual(['2020-01-01', '2010', null]);
});
