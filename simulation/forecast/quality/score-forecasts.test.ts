import { expect, test } from 'vitest';
import { backtestRegions } from './backtest.ts';
import { phaseOf } from './score-forecasts.ts';
import { recentForecasts } from './recent-forecasts.ts';
import type { ScoredForecast } from './score-forecasts.ts';
import { summariseScores } from './summarise-scores.ts';
import { exampleRegions } from '#simulation/testing/example-regions.ts';

test('the phase is what was known at the origin', () => {
  expect([phaseOf([10, 13]), phaseOf([10, 12]), phaseOf([10, 7]), phaseOf([0, 0])]).toEqual([
    'rising',
    'stable',
    'falling',
    'stable',
  ]);
});

test('smooth waves are forecast better than by "nothing changes", and phases split all forecasts', () => {
  const backtest = backtestRegions(exampleRegions(8, 420), 'cases', 98);
  if (backtest.status !== 'ok') throw new Error(backtest.reason);
  const [oneWeek] = summariseScores(backtest.scored);
  if (!oneWeek) throw new Error('nothing scored');
  expect(oneWeek.relativeWis).toBeLessThan(1);
  const { rising, stable, falling } = oneWeek.byPhase;
  expect(rising.n + stable.n + falling.n).toBe(oneWeek.n);
  expect(oneWeek.cov95).toBeGreaterThan(oneWeek.cov50);
});

test('the last twelve of one region and horizon, and the worst: 99 foreseen, 24 came, four times too high', () => {
  const scored = Array.from({ length: 20 }, (_, i) => ({
    region: i % 2,
    horizonWeeks: 1,
    origin: 100 + i,
    median: 99,
    observed: i === 19 ? 24 : 99,
  }));
  const { recent, worst } = recentForecasts(scored as ScoredForecast[], 1, 1, 5);
  expect(recent.map(({ origin }) => origin)).toEqual([111, 113, 115, 117, 119]);
  expect(worst?.factor).toBeCloseTo(4, 12);
  expect(recentForecasts([], 0, 1).worst).toBeNull();
});
