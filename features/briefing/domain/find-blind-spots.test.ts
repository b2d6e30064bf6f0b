import { expect, test } from 'vitest';
import { findBlindSpots } from './find-blind-spots.ts';

const week = (yugoId: number, cases: number, changePercent: number, headlines: number) => ({
  yugoId,
  name: String(yugoId),
  cases,
  changePercent,
  headlines,
});
const ids = (weeks: { yugoId: number }[]) => weeks.map(({ yugoId }) => yugoId);

test('30 per cent up or down without a headline is silent, most moved first; one headline breaks the silence', () => {
  const { silent } = findBlindSpots([
    week(1, 60, 30, 0),
    week(2, 60, -70, 0),
    week(3, 60, 90, 1),
    week(4, 60, 29, 0),
  ]);
  expect(ids(silent)).toEqual([2, 1]);
});

test('under 5 per cent with headlines is loud, most written first; without any it is merely quiet', () => {
  const { loud } = findBlindSpots([
    week(1, 60, 4.9, 1),
    week(2, 60, -1, 8),
    week(3, 60, 0, 0),
    week(4, 60, 5, 9),
  ]);
  expect(ids(loud)).toEqual([2, 1]);
});

test('fewer than 50 cases a week are not judged', () => {
  expect(findBlindSpots([week(1, 49, 300, 0), week(2, 49, 0, 5)])).toEqual({ silent: [], loud: [] });
});
