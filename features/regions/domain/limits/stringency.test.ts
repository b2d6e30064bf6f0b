import { expect, test } from 'vitest';
import { stringencyRuns, type LevelRun } from './stringency.ts';

const run = (code: string, part: Partial<LevelRun>): LevelRun => ({
  code,
  level: 3,
  highest: 3,
  scope: 'general',
  since: '2020-03-01',
  until: '2020-03-31',
  ...part,
});

test('one kind of eight at its highest in the whole country is 12.5, in a part of it half a level less', () => {
  expect(stringencyRuns([run('C1', {})], '2020-03-20')).toEqual([
    { from: '2020-03-01', to: '2020-03-20', index: 13 },
  ]);
  // (3 − 0.5) ÷ 3 of one kind of eight: 10.4.
  expect(stringencyRuns([run('C1', { scope: 'targeted' })], '2020-03-20')[0]!.index).toBe(10);
});

test('runs follow one another to the last day, a day with nothing in force is nought', () => {
  const levels = [
    run('C1', { until: '2020-03-09' }),
    run('C1', { since: '2020-03-12', level: 1 }),
    // Masks limit nobody's movement and are not counted.
    run('H6', { since: '2020-03-01' }),
  ];
  expect(stringencyRuns(levels, '2020-03-15')).toEqual([
    { from: '2020-03-01', to: '2020-03-09', index: 13 },
    { from: '2020-03-10', to: '2020-03-11', index: 0 },
    { from: '2020-03-12', to: '2020-03-15', index: 4 },
  ]);
});

test('what begins after the last day is not known yet, and nothing known is no run', () => {
  expect(stringencyRuns([run('C1', { since: '2020-03-21' })], '2020-03-20')).toEqual([]);
  expect(stringencyRuns([], '2020-03-20')).toEqual([]);
});
