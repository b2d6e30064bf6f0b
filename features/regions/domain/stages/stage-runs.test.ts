import { expect, test } from 'vitest';
import { missingOf, shownRuns, shownStage, stageOf, stageRuns, thresholdsAfter } from './stage-runs.ts';

const day = (officialRt: number | null, freeBedsShare: number | null, testsPer100k: number | null) => ({
  officialRt,
  freeBedsShare,
  testsPer100k,
});

test('1.0, half of the beds and 70 tests are stage 1; 0.8 and 90 stage 2; a missing indicator is never met', () => {
  expect(stageOf(day(1, 0.5, 70))).toBe(1);
  expect(stageOf(day(0.8, 0.5, 90))).toBe(2);
  expect(stageOf(day(1.01, 0.9, 200))).toBe(0);
  expect(stageOf(day(0.5, null, 200))).toBeNull();
  expect(missingOf(day(0.5, null, null))).toEqual(['freeBedsShare', 'testsPer100k']);
});

test('what is known can rule every stage out, whatever was not published: no stage is named, not unknown', () => {
  expect(stageOf(day(1.01, null, null))).toBe(0);
  expect(stageOf(day(null, 0.4, null))).toBe(0);
  expect(stageOf(day(1, null, null))).toBeNull();
  expect(stageOf(day(null, null, null))).toBeNull();
});

test('days without a stage and days of an unknown one are one run on the axis', () => {
  const runs = stageRuns('2020-06-01', [0, null, 0, 1, 0]);
  expect(runs).toHaveLength(5);
  expect(shownRuns(runs)).toEqual([
    { from: '2020-06-01', to: '2020-06-03', stage: null },
    { from: '2020-06-04', to: '2020-06-04', stage: 1 },
    { from: '2020-06-05', to: '2020-06-05', stage: 0 },
  ]);
});

test('equal days are one run, an unknown day breaks it', () => {
  expect(stageRuns('2020-06-01', [1, 1, null, 1])).toEqual([
    { from: '2020-06-01', to: '2020-06-02', stage: 1 },
    { from: '2020-06-03', to: '2020-06-03', stage: null },
    { from: '2020-06-04', to: '2020-06-04', stage: 1 },
  ]);
});

test('a badge waits for three days, and shows nothing where the stage is unknown now', () => {
  expect(shownStage('2020-06-01', [0, 1, 1])).toBeNull();
  expect(shownStage('2020-06-01', [0, 1, 1, 1, 2])).toEqual({ stage: 1, since: '2020-06-02' });
  expect(shownStage('2020-06-01', [1, 1, 1, null])).toBeNull();
});

test('thresholds are those of the stage after this one; above the highest there is none', () => {
  expect(thresholdsAfter(null).map(({ nextThreshold }) => nextThreshold)).toEqual([1, 0.5, 70]);
  expect(thresholdsAfter(1).map(({ nextThreshold }) => nextThreshold)).toEqual([0.8, 0.5, 90]);
  expect(thresholdsAfter(3).map(({ nextThreshold }) => nextThreshold)).toEqual([null, null, null]);
});
