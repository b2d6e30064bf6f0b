import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import { backtestRegions } from '#simulation/forecast/quality/backtest.ts';
import { commonOrigin, forecastRegions, trendOf } from './forecast-regions.ts';
import { publishedSeries, settledSeries } from '#simulation/forecast/series/known-series.ts';
import { exampleRegions } from '#simulation/testing/example-regions.ts';

const regions = exampleRegions(6, 300);

test('quantiles never fall and are never negative', () => {
  for (const measure of ['cases', 'deaths'] as const)
    for (const forecast of forecastRegions(regions, measure)) {
      if (forecast.status !== 'ok') throw new Error(forecast.reason);
      for (const week of forecast.weekly) {
        expect(week).toEqual(week.toSorted((a, b) => a - b));
        expect(week[0]).toBeGreaterThanOrEqual(0);
      }
    }
});

test('nothing after the origin is read', () => {
  const later = exampleRegions(6, 340).map((region, i) => ({
    ...region,
    ...(i === 0 ? { cases: settledSeries(region.cases.final) } : {}),
  }));
  expect(forecastRegions(later, 'cases', 300)).toEqual(forecastRegions(regions, 'cases', 300));
});

test('a correction published later does not change what was known earlier', () => {
  const totals = [10, 20, 30, 40, 50, 60];
  const corrected = publishedSeries([...totals, 35, 70]);
  expect(Array.from(corrected.at(5)).slice(0, 5)).toEqual([10, 10, 10, 10, 10]);
  expect(Array.from(corrected.final).slice(0, 6)).toEqual([10, 10, 5, 0, 0, 0]);
});

test('the order of the regions does not matter', () => {
  const turned = forecastRegions(regions.toReversed(), 'cases').toReversed();
  forecastRegions(regions, 'cases').forEach((forecast, i) => {
    const other = turned[i];
    if (forecast.status !== 'ok' || other?.status !== 'ok') throw new Error('no forecast');
    forecast.weekly.flat().forEach((value, j) => expect(value).toBeCloseTo(other.weekly.flat()[j] ?? 0, 6));
  });
});

test('under three weeks there is no forecast, and it says so', () => {
  expect(forecastRegions(exampleRegions(2, 20), 'cases')[0]).toEqual({
    status: 'insufficient',
    reason: 'forecast.days',
    needed: 21,
    got: 20,
  });
});

test('a rise of four times a week and more is limited and said', () => {
  const cases = settledSeries(Array.from({ length: 40 }, (_, day) => (day < 33 ? 1 : 6 ** (day - 32))));
  const [forecast] = forecastRegions(
    [{ id: 'x', cases, deaths: settledSeries(new Float64Array(40)) }],
    'cases',
  );
  expect(forecast?.status === 'ok' && forecast.warnings.map(({ code }) => code)).toContain(
    'forecast.clamped',
  );
});

test('a correction in the last three days is said', () => {
  const totals = Array.from({ length: 60 }, (_, day) => 100 * day + (day === 58 ? -250 : 0));
  const region = { id: 'x', cases: publishedSeries(totals), deaths: publishedSeries(totals.map(() => 0)) };
  const [forecast] = forecastRegions([region], 'cases');
  expect(forecast?.status === 'ok' && forecast.warnings.map(({ code }) => code)).toContain(
    'forecast.recent-correction',
  );
});

test('up and down need eight of ten', () => {
  const around = (centre: number) => hubLevels.map((p) => centre * (0.9 + 0.2 * p));
  expect([200, 50, 100].map((centre) => trendOf(around(centre), 100))).toEqual(['up', 'down', 'flat']);
  expect(
    trendOf(
      hubLevels.map((p) => 300 * p),
      100,
    ),
  ).toBe('unclear');
});

test('the origin is the last day for which 95 % of the regions reported', () => {
  expect(commonOrigin(Array.from({ length: 100 }, (_, i) => (i < 4 ? 50 : 300)))).toBe(300);
  expect(commonOrigin(Array.from({ length: 100 }, (_, i) => (i < 20 ? 50 : 300)))).toBe(50);
});

test('a backtest too short for its warm-up is insufficient, unequal histories are refused', () => {
  expect(backtestRegions(regions, 'cases', 250)).toMatchObject({
    status: 'insufficient',
    reason: 'backtest.origins',
  });
  const [first] = regions;
  if (!first) throw new Error('no region');
  expect(() => forecastRegions([{ ...first, deaths: settledSeries([1]) }], 'cases')).toThrow(InputRefusal);
});

test('a missing report hardly moves a forecast, a week without any ends it', () => {
  const totals = Array.from({ length: 121 }, (_, day) => 100 * day);
  const forecast = (cases: readonly (number | null)[]) =>
    forecastRegions(
      [{ id: 'x', cases: publishedSeries(cases), deaths: publishedSeries(totals.map(() => 0)) }],
      'cases',
    )[0];
  const holes = totals.map((total, day) => (day % 10 === 3 && day > 0 ? null : total));
  const whole = forecast(totals);
  const patched = forecast(holes);
  if (whole?.status !== 'ok' || patched?.status !== 'ok') throw new Error('no forecast');
  expect(patched.daily[0]).toBeCloseTo(whole.daily[0] ?? 0, 6);
  expect(forecast(totals.map((total, day) => (day > 112 ? null : total)))?.status).toBe('insufficient');
});
