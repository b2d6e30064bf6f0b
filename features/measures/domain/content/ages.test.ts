import { expect, test } from 'vitest';
import { isFiveYears, sortAges, writeAge } from './ages.ts';

test('groups of ages stand from the youngest, the narrower first, and open ones after those that end', () => {
  const groups = [
    { from: 65, to: null },
    { from: 16, to: 59 },
    { from: 0, to: 15 },
    { from: 65, to: 69 },
    { from: 16, to: 54 },
    { from: 0, to: 4 },
    { from: 0, to: 14 },
  ];
  expect(sortAges(groups).map(({ from, to }) => `${from}-${to ?? ''}`)).toEqual([
    '0-4',
    '0-14',
    '0-15',
    '16-54',
    '16-59',
    '65-69',
    '65-',
  ]);
});

test('a dash stands between the years of a group; what is no span stays', () => {
  expect(['16-59', '65+', '60–69', 'дети'].map(writeAge)).toEqual(['16–59', '65+', '60–69', 'дети']);
});

test('a group of five years is one whose ends are four apart', () => {
  expect(['20-24', '0-4', '0-15', '65+', '16-59'].map(isFiveYears)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
