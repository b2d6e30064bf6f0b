import { expect, test } from 'vitest';
import { countSlips, findNearest } from './nearest-word.ts';

test('letters left out, doubled, changed and swapped are one slip each', () => {
  expect(
    ['hospitl', 'hosspital', 'hospitel', 'hopsital'].map((word) => countSlips('hospital', word, 2)),
  ).toEqual([1, 1, 1, 1]);
  expect(countSlips('hospital', 'hotel', 2)).toBe(3);
});

test('a short word is read as it stands, a long one may have two slips, and a tie is no reading', () => {
  const near = new Map([
    [4, ['beds', 'bids']],
    [8, ['hospital']],
    [6, ['wagons', 'wagers']],
  ]);
  expect(findNearest('bdds', near)).toBeNull();
  expect(findNearest('hospitl', near)).toBe('hospital');
  expect(findNearest('wagens', near)).toBeNull();
});

test('a short word with a letter of its own is another word; letters swapped, left out or doubled are slips', () => {
  const near = new Map([
    [4, ['коек']],
    [5, ['wages']],
  ]);
  expect(['кошек', 'wagse', 'wagges'].map((word) => findNearest(word, near))).toEqual([
    null,
    'wages',
    'wages',
  ]);
});
