import { expect, test } from 'vitest';
import { laterValues } from './later-values.ts';

test('nothing corrected draws nothing', () => {
  expect(laterValues([{ value: 1 }, null, { value: 3 }])).toEqual([null, null, null]);
});

test('a corrected value is joined to its neighbours, and to nothing farther away', () => {
  expect(
    laterValues([{ value: 1 }, { value: 2 }, { value: 3, later: 5 }, { value: 4 }, { value: 6 }]),
  ).toEqual([null, 2, 5, 4, null]);
});

test('a value that was withdrawn later is a gap of its line', () => {
  expect(laterValues([{ value: 1 }, { value: 2, later: null }, { value: 3 }])).toEqual([1, null, 3]);
});
