import { expect, test } from 'vitest';
import { settledSeries } from '#simulation/forecast/series/known-series.ts';
import { dueOrigins, firstRelease } from './due-origins.ts';
import { groupByVintage } from './group-by-vintage.ts';
import { narrowestBand, scoreFrozen } from './score-frozen.ts';

test('a forecast is due every Sunday from the 112th day of reports on, once', () => {
  // 22 March 2020 was a Sunday: 98 days later errors begin, two weeks after that two outcomes of a week ahead are known.
  expect(firstRelease('2020-03-22')).toBe('2020-07-12');
  expect(firstRelease('2020-03-23')).toBe('2020-07-19');
  const due = dueOrigins('2020-03-22', '2020-08-01', new Set(['2020-07-19']));
  expect(due).toEqual(['2020-07-12', '2020-07-26']);
  expect(dueOrigins('2020-03-22', '2020-07-11', new Set())).toEqual([]);
});

test('where releases were issued on Wednesdays they stand, and Sundays go on after the last of them', () => {
  const issued = new Set(['2021-10-06', '2021-10-13', '2021-10-20']);
  expect(dueOrigins('2020-03-22', '2021-11-02', issued)).toEqual(['2021-10-24', '2021-10-31']);
  expect(dueOrigins('2020-03-22', '2021-11-02', new Set([...issued, '2021-10-24']))).toEqual(['2021-10-31']);
});

test('origins share a reading until a figure came late, and not across a new count of residents', () => {
  const days = ['2020-04-15', '2020-04-22', '2020-04-29', '2020-05-06'];
  expect(groupByVintage(days, [], [])).toEqual([days]);
  const late = [{ day: '2020-04-20', knownAt: '2020-04-25' }];
  expect(groupByVintage(days, late, [])).toEqual([days.slice(0, 2), days.slice(2)]);
  expect(groupByVintage(days, [], ['2020-04-29'])).toEqual([days.slice(0, 2), days.slice(2)]);
});

// 10 a day for ten weeks: "same as last week" says 70 and never erred.
const steady = settledSeries(Array.from({ length: 70 }, () => 10));
const sure = (week: number) => Array.from({ length: 23 }, () => week);

test('who foresees 70 for 70 errs by nothing, who foresees 91 errs by 21; weeks to come are not scored', () => {
  const scores = scoreFrozen([...sure(70), ...sure(91), ...sure(70), ...sure(70)], steady, 56);
  expect(scores).toHaveLength(2);
  expect(scores[0]).toMatchObject({
    horizon: 1,
    score: {
      observed: 70,
      phase: 'stable',
      model: { wis: 0, absError: 0, below: 0, upTo: 23 },
      baseline: { wis: 0, absError: 0 },
    },
  });
  expect(narrowestBand(scores[0]!.score!.model)).toBe(50);
  expect(scores[1]).toMatchObject({ horizon: 2, score: { model: { absError: 21 } } });
  expect(narrowestBand(scores[1]!.score!.model)).toBe(100);
  expect(scores[1]!.score!.model.wis).toBeCloseTo(21, 9);
});

test('the narrowest band that held the truth is named', () => {
  const spread = Array.from({ length: 23 }, (_, level) => 60 + level);
  const at = (observed: number) => spread.map((value) => value + 70 - observed);
  const bandOf = (observed: number) => narrowestBand(scoreFrozen(at(observed), steady, 63)[0]!.score!.model);
  // Level 11 is the median, 6 and 16 hold half, 3 and 19 hold 80 per cent, 1 and 21 hold 95.
  expect([71, 66, 63, 61, 60].map(bandOf)).toEqual([50, 50, 80, 95, 100]);
});

test('a week with a correction has no score, and before two known weeks there is none to compare with', () => {
  const corrected = { ...steady, correctionDays: [60] };
  expect(scoreFrozen([...sure(70), ...sure(70)], corrected, 56)).toMatchObject([
    { horizon: 1, score: null },
    { horizon: 2, score: { observed: 70 } },
  ]);
  expect(scoreFrozen(sure(70), steady, 10)).toEqual([]);
});
