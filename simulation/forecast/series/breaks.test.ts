import { expect, test } from 'vitest';
import { pointsOfRegions } from '#simulation/forecast/point/points-of-regions.ts';
import { productSettings } from '#simulation/forecast/forecast-settings.ts';
import { forecastRegions } from '#simulation/forecast/forecast-regions.ts';
import { backtestRegions } from '#simulation/forecast/quality/backtest.ts';
import { exampleRegions } from '#simulation/testing/example-regions.ts';
import { settledSeries } from './known-series.ts';
import type { RegionHistory } from './region-history.ts';

// Two regions that were `factor` times as large until their borders moved.
const brokenAt = (day: number, factor: number, breakDays: readonly number[] = [day]): RegionHistory[] =>
  exampleRegions(2, 300).map((region) => {
    const moved = (daily: Float64Array) =>
      settledSeries(
        daily.map((value, i) => (i < day ? value * factor : value)),
        breakDays,
      );
    return { ...region, cases: moved(region.cases.final), deaths: moved(region.deaths.final) };
  });

test.each(['cases', 'deaths'] as const)(
  'a point forecast of %s reads nothing from before a break',
  (measure) => {
    const weekly = (histories: RegionHistory[]) =>
      pointsOfRegions(histories, measure, 300, productSettings).map((point) => [...(point?.weekly ?? [])]);
    expect(weekly(brokenAt(250, 5))).toEqual(weekly(brokenAt(250, 1)));
    expect(weekly(brokenAt(275, 5, []))).not.toEqual(weekly(brokenAt(275, 1, [])));
  },
);

test('until three weeks after a break there is no forecast, and it says how many days it has', () => {
  expect(forecastRegions(brokenAt(285, 5), 'cases')[0]).toEqual({
    status: 'insufficient',
    reason: 'forecast.days',
    needed: 21,
    got: 15,
  });
  expect(forecastRegions(brokenAt(279, 5), 'cases')[0]?.status).toBe('ok');
});

test('no forecast is scored against days behind a break it could not know', () => {
  const backtest = backtestRegions(brokenAt(200, 5), 'cases', 98);
  if (backtest.status !== 'ok') throw new Error(backtest.reason);
  const across = backtest.scored.filter(
    ({ origin, horizonWeeks }) => origin <= 200 && origin + 7 * horizonWeeks > 200,
  );
  expect(across).toEqual([]);
  expect(backtest.scored.some(({ origin }) => origin > 200)).toBe(true);
});
