import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import { backtestRegions } from '#simulation/forecast/quality/backtest.ts';
import { trendOf } from './describe-region.ts';
import { commonOrigin, forecastRegions } from './forecast-regions.ts';
import { publishedSeries, settledSeries } from '#simulation/forecast/series/known-series.ts';
import type { KnownSeries } from '#simulation/forecast/series/known-series.ts';
import { forecastMeasures, publishedHistory } from '#simulation/forecast/series/region-history.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';
import { pointsOfRegions } from '#simulation/forecast/point/points-of-regions.ts';
import type { PointMemory } from '#simulation/forecast/point/points-of-regions.ts';
import { productSettings } from './forecast-settings.ts';
import type { Persons } from '#simulation/numeric/units.ts';
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

const steady = (days: number) => Array.from({ length: days + 1 }, (_, day) => 100 * day);
const forecastOf = (cases: readonly (number | null)[], rest: Partial<RegionHistory> = {}) => {
  const history = publishedHistory('x', { cases, deaths: cases.map(() => 0) });
  return forecastRegions([{ ...history, ...rest }], 'cases')[0];
};

test('a missing report hardly moves a forecast, a week without any ends it and says so', () => {
  const totals = steady(120);
  const whole = forecastOf(totals);
  const patched = forecastOf(totals.map((total, day) => (day % 10 === 3 && day > 0 ? null : total)));
  if (whole?.status !== 'ok' || patched?.status !== 'ok') throw new Error('no forecast');
  expect(patched.daily[0]).toBeCloseTo(whole.daily[0] ?? 0, 6);
  expect(forecastOf(totals.map((total, day) => (day > 113 ? null : total)))?.status).toBe('ok');
  expect(forecastOf(totals.map((total, day) => (day > 112 ? null : total)))).toEqual({
    status: 'insufficient',
    reason: 'forecast.silent-days',
    needed: 7,
    got: 8,
  });
});

test('days still open are owed by the first week once; the days themselves stay as they fall', () => {
  const late = forecastOf(steady(220).map((total, day) => (day > 217 ? null : total)));
  if (late?.status !== 'ok') throw new Error('no forecast');
  expect((late.weekly[0]?.[11] ?? 0) / 1000).toBeCloseTo(1, 2);
  expect((late.weekly[1]?.[11] ?? 0) / 700).toBeCloseTo(1, 2);
  expect((late.daily[0] ?? 0) / 100).toBeCloseTo(1, 2);
});

test('weekends without reports end every week alike: the first week is a week', () => {
  const weekends = forecastOf(
    steady(120).map((total, day) => (day % 7 === 0 || day % 7 === 1 ? null : total)),
  );
  if (weekends?.status !== 'ok') throw new Error('no forecast');
  expect((weekends.weekly[0]?.[11] ?? 0) / 700).toBeCloseTo(1, 2);
});

test('a region that never published has no forecast, never zeros', () => {
  const nothing = steady(120).map(() => null);
  for (const measure of forecastMeasures) {
    const history = publishedHistory('x', { cases: nothing, deaths: nothing });
    expect(forecastRegions([history], measure)[0]).toMatchObject({ status: 'insufficient', got: 0 });
  }
});

test('deaths need four weeks, and say so', () => {
  const regions = exampleRegions(2, 27);
  expect(forecastRegions(regions, 'deaths')[0]).toMatchObject({
    status: 'insufficient',
    needed: 28,
    got: 27,
  });
  expect(forecastRegions(exampleRegions(2, 28), 'deaths')[0]?.status).toBe('ok');
});

test('in a village of 1000 no quantile of a week exceeds the residents, and the limit is said', () => {
  const totals = Array.from({ length: 200 }, (_, day) => 2 ** Math.min(9, Math.floor(day / 20)) + (day % 40));
  let sum = 0;
  const forecast = forecastOf(
    totals.map((cases) => (sum += cases)),
    { population: 1000 as Persons },
  );
  if (forecast?.status !== 'ok') throw new Error('no forecast');
  expect(Math.max(...forecast.weekly.flat())).toBeLessThanOrEqual(1000);
  expect(forecast.warnings.map(({ code }) => code)).toContain('forecast.clamped');
});

test('the country beside its regions changes none of their forecasts', () => {
  const sum = (measure: ForecastMeasure) =>
    settledSeries(
      Array.from({ length: 300 }, (_, day) =>
        regions.reduce((all, one) => all + (1 + (day / 100) ** 3) * (one[measure].final[day] ?? 0), 0),
      ),
    );
  const country = { id: 'all', cases: sum('cases'), deaths: sum('deaths') };
  for (const measure of forecastMeasures) {
    const points = (histories: RegionHistory[]) =>
      pointsOfRegions(histories, measure, 288, productSettings).map((point) => [...(point?.weekly ?? [])]);
    const alone = points(regions);
    expect(points([...regions, { ...country, isTotal: true }]).slice(0, 6)).toEqual(alone);
    expect(points([...regions, country]).slice(0, 6)).not.toEqual(alone);
  }
});

test('cases of the country move the deaths of a region whose own stand still', () => {
  const flat = (perDay: number) => settledSeries(new Float64Array(200).fill(perDay));
  const rising = settledSeries(
    Array.from({ length: 200 }, (_, day) => 1000 * 1.01 ** Math.max(0, day - 150)),
  );
  const deathsBeside = (cases: KnownSeries) =>
    pointsOfRegions(
      [
        { id: 'a', cases: flat(100), deaths: flat(10) },
        { id: 'b', cases, deaths: flat(10) },
      ],
      'deaths',
      200,
      { ...productSettings, commonTrendShare: 0 },
    )[0]?.weekly[0] ?? 0;
  expect(deathsBeside(flat(1000))).toBeCloseTo(70, 6);
  expect(deathsBeside(rising)).toBeGreaterThan(71);
});

test('one memory for both measures changes no number', () => {
  const memory: PointMemory = new Map();
  for (const measure of forecastMeasures)
    expect(forecastRegions(regions, measure, 300, productSettings, memory)).toEqual(
      forecastRegions(regions, measure),
    );
});
