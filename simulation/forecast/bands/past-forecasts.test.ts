import { expect, test } from 'vitest';
import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import { productSettings } from '#simulation/forecast/forecast-settings.ts';
import { backtestRegions } from '#simulation/forecast/quality/backtest.ts';
import { forecastMeasures } from '#simulation/forecast/series/region-history.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';
import { exampleTotals, republished } from '#simulation/testing/example-regions.ts';
import { bandsAtOrigin } from './past-forecasts.ts';
import { rollOrigins } from './roll-origins.ts';
import { settledSeries } from '#simulation/forecast/series/known-series.ts';

const firstOrigin = 98;
const correction = 300;
const totals = exampleTotals(4, 340);
// Two regions take back 30 % of their total on day 300, and a weekday is silent now and then.
const corrected = (total: number | null, day: number, region: number) => {
  if (day % 13 === 5) return null;
  const back = region < 2 && day >= correction ? 0.3 * (totals[region]?.cases[correction] ?? 0) : 0;
  return total === null ? null : Math.max(0, total - back);
};
const published = (until: number) =>
  republished(
    totals.map(({ cases, deaths }) => ({
      cases: cases.slice(0, until + 1),
      deaths: deaths.slice(0, until + 1),
    })),
    corrected,
  );

function backtest(histories: RegionHistory[], measure: ForecastMeasure) {
  const result = backtestRegions(histories, measure, firstOrigin);
  if (result.status !== 'ok') throw new Error(result.reason);
  const { past, scored } = result;
  const bands = past.origins.map((_, k) => bandsAtOrigin(past, k, hubLevels, productSettings.bands[measure]));
  return { past, scored, bands };
}

test.each(forecastMeasures)(
  'bands and scores of %s at an origin are those of the file cut at any later day, bit for bit, also with a 30 %% correction later',
  (measure) => {
    const whole = backtest(published(340), measure);
    for (const cut of [250, 296, 303, 331]) {
      const then = backtest(published(cut), measure);
      expect(then.past.origins.length).toBeGreaterThan(14);
      then.bands.forEach((bands, k) => expect(bands).toEqual(whole.bands[k]));
      const lastTarget = (origin: number, weeks: number) => origin + 7 * weeks <= cut;
      const scored = whole.scored.filter(({ origin, horizonWeeks }) => lastTarget(origin, horizonWeeks));
      const origins = new Set(then.past.origins);
      expect(then.scored).toEqual(scored.filter(({ origin }) => origins.has(origin)));
    }
  },
);

test('a target week that holds a fall has no error and no score, every other has', () => {
  const { past, scored } = backtest(published(340), 'cases');
  const holds = ({ origin, horizonWeeks }: { origin: number; horizonWeeks: number }) =>
    origin + 7 * (horizonWeeks - 1) < correction && correction <= origin + 7 * horizonWeeks;
  expect(scored.filter((one) => one.region < 2 && holds(one))).toEqual([]);
  const scoredOrigins = past.origins.length - productSettings.warmupOrigins;
  const missing = past.origins.filter((origin) => origin + 28 >= correction && origin < correction).length;
  expect(scored).toHaveLength(4 * 4 * scoredOrigins - 2 * missing);
});

test('one absurd past week counts as twenty times, not as a million', () => {
  const flat = Array.from({ length: 40 }, () => settledSeries(new Float64Array(400).fill(100)));
  const origins = Array.from({ length: 30 }, (_, i) => 98 + 7 * i);
  const points = (absurd: number) =>
    rollOrigins(flat, origins, (count) => flat.map(() => Array(4).fill(count === 105 ? absurd : 700)));
  const top = (absurd: number) =>
    bandsAtOrigin(points(absurd), 20, hubLevels, productSettings.bands.cases)[22];
  expect(top(0)).toBe(top(1));
  expect(top(0) as number).toBeLessThanOrEqual(701 * 20);
});

test('no band lies above the residents', () => {
  const daily = Float64Array.from({ length: 200 }, (_, day) => (day % 28 < 14 ? 1 : 900));
  const roll = (residents: number | null) => {
    const series = [settledSeries(daily)];
    const origins = [98, 105, 112, 119, 126, 133, 140];
    const past = rollOrigins(series, origins, () => [[700, 700, 700, 700]], { residents: [residents] });
    return bandsAtOrigin(past, 6, hubLevels, productSettings.bands.cases);
  };
  expect(Math.max(...roll(1000))).toBe(1000);
  expect(Math.max(...roll(null))).toBeGreaterThan(1000);
});
