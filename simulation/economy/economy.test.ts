import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { backtestFuel, forecastFuel, monthlyFuelSettings, fuelSettings } from './fuel-forecast.ts';
import { rankIntervals } from './rank-interval.ts';
import { compositeIndex, ratePlaces } from './rating.ts';
import { forecastSmb } from './smb-forecast.ts';

test('a price that stood still stays, without a band', () => {
  const forecast = forecastFuel(Array.from({ length: 70 }, () => 50));
  if (forecast.status !== 'ok') throw new Error(forecast.reason);
  expect(forecast.point).toHaveLength(52);
  expect(forecast.point.every((price) => Math.abs(price - 50) < 1e-9)).toBe(true);
  expect(forecast.quantiles.get(0.95)?.[51]).toBeCloseTo(50, 9);
});

test('under 60 weeks only three months are forecast, under 14 nothing', () => {
  const short = forecastFuel(Array.from({ length: 59 }, (_, week) => 50 + week));
  expect(short.status === 'ok' && short.point.length).toBe(13);
  expect(forecastFuel(Array.from({ length: 13 }, () => 50))).toEqual({
    status: 'insufficient',
    reason: 'fuel.weeks',
    needed: 14,
    got: 13,
  });
});

test('by month a year is forecast from sixteen months on, three months from eight on', () => {
  const months = (count: number) => Array.from({ length: count }, (_, month) => 45 * 1.003 ** month);
  const lengths = [7, 8, 15, 16].map((count) => {
    const forecast = forecastFuel(months(count), monthlyFuelSettings);
    return forecast.status === 'ok' ? forecast.point.length : 0;
  });
  expect(lengths).toEqual([0, 3, 3, 12]);
});

test('a steady rise beats "the price stays"', () => {
  const rising = Array.from({ length: 120 }, (_, week) => 50 * 1.002 ** week);
  for (const { maeRatio } of backtestFuel(rising)) expect(maeRatio).toBeLessThan(1);
});

test('a register that grew by a tenth grows on, less and less, in the shape of the year', () => {
  const counts = Array.from(
    { length: 36 },
    (_, month) => (1000 + (month % 12)) * 1.1 ** Math.floor(month / 12),
  );
  const forecast = forecastSmb(counts);
  if (forecast.status !== 'ok') throw new Error(forecast.reason);
  expect(forecast.growth12m).toBeCloseTo(Math.log(1.1), 12);
  expect(forecast.point[0]).toBeCloseTo((counts[24] ?? 0) * 1.1, 6);
  expect(forecast.point[12]).toBeCloseTo((counts[24] ?? 0) * 1.1 ** 1.9, 6);
  expect(forecastSmb(counts.slice(0, 24))).toMatchObject({ status: 'insufficient', needed: 25 });
});

test('a new level of the price leaves drift and spread as they were', () => {
  const steady = Array.from({ length: 70 }, (_, week) => 50 * 1.001 ** week);
  const broken = steady.map((price, week) => (week < 60 ? price : price * 1.4));
  const [bridged, naive] = [forecastFuel(broken, fuelSettings, [60]), forecastFuel(broken)];
  if (bridged.status !== 'ok' || naive.status !== 'ok') throw new Error('too short');
  expect(bridged.drift).toBeCloseTo(Math.log(1.001), 12);
  expect(bridged.weeklyLogSd).toBeCloseTo(0, 12);
  expect(naive.drift).toBeGreaterThan(0.01);
  expect(forecastFuel(broken.slice(0, 14), fuelSettings, [7])).toMatchObject({
    status: 'insufficient',
    got: 13,
  });
  // Of the 44 origins (14 to 57 weeks known) those from 48 on have their 13th week behind the break.
  expect(backtestFuel(broken, fuelSettings, 1)[0]?.n).toBe(44);
  expect(backtestFuel(broken, fuelSettings, 1, [60])[0]?.n).toBe(34);
});

test('a purge that halves the register is not taken for a fall', () => {
  const steady = Array.from({ length: 40 }, (_, month) => (1000 + 20 * (month % 12)) * 1.05 ** (month / 12));
  const purged = steady.map((count, month) => (month < 30 ? count : count / 2));
  const [plain, bridged] = [forecastSmb(steady), forecastSmb(purged, 18, [30])];
  if (plain.status !== 'ok' || bridged.status !== 'ok') throw new Error('too short');
  bridged.point.forEach((count, i) => expect(count / ((plain.point[i] ?? 0) / 2)).toBeCloseTo(1, 9));
  expect(bridged.levelShifts[0]?.shift).toBeCloseTo(Math.log(0.5), 9);
  expect(forecastSmb(purged, 18, [10])).toMatchObject({ status: 'ok' });
  expect(forecastSmb(steady.slice(0, 30), 18, [10])).toMatchObject({ status: 'insufficient', got: 20 });
});

test('ties share a rank, the next is skipped, the unknown come last without one', () => {
  const rated = ratePlaces(
    new Map([
      ['a', 5],
      ['b', 7],
      ['c', null],
      ['d', 5],
      ['e', 1],
    ]),
    'high',
    new Map([['e', 2]]),
  );
  expect(rated.map(({ id, rank }) => [id, rank])).toEqual([
    ['b', 1],
    ['a', 2],
    ['d', 2],
    ['e', 4],
    ['c', null],
  ]);
  expect(rated[3]?.change).toBe(-2);
});

test('an index does not depend on the unit of its columns, and an outlier is cut', () => {
  const columns = [
    [1, 2, 3],
    [30, 10, 20],
  ];
  const scaled = [
    [10, 20, 30],
    [30, 10, 20],
  ];
  compositeIndex(columns, [1, 1]).forEach((value, i) =>
    expect(value).toBeCloseTo(compositeIndex(scaled, [1, 1])[i] ?? 0, 12),
  );
  const wild = [Array.from({ length: 100 }, (_, i) => (i === 0 ? 1e9 : i))];
  expect(compositeIndex(wild, [1])[0]).toBe(2.5);
});

test('a place that leads in everything is first whatever the weights', () => {
  const columns = [
    [9, 5, 1],
    [9, 1, 5],
  ];
  expect(rankIntervals(columns, [1, 1])[0]).toEqual({ low: 1, high: 1, isDistinguishable: true });
  expect(rankIntervals(columns, [1, 1])).toEqual(rankIntervals(columns, [1, 1]));
});

test('prices of 0, columns of unequal length and weights that are all 0 are refused', () => {
  expect(() => forecastFuel(Array.from({ length: 20 }, () => 0))).toThrow(InputRefusal);
  expect(() => compositeIndex([[1, 2], [1]], [1, 1])).toThrow(InputRefusal);
  expect(() => compositeIndex([[1, 2]], [0])).toThrow(InputRefusal);
});

test('bands of a register widen with the root of the horizon: after 16 months twice those after 4', () => {
  const counts = Array.from({ length: 48 }, (_, month) => 1000 * Math.exp(0.02 * Math.sin(month * 1.7)));
  const forecast = forecastSmb(counts);
  if (forecast.status !== 'ok') throw new Error(forecast.reason);
  const half = (month: number) =>
    Math.log((forecast.quantiles.get(0.95)?.[month - 1] ?? 0) / (forecast.point[month - 1] ?? 1));
  expect(half(16) / half(4)).toBeCloseTo(2, 9);
  expect(forecast.oneStepLogErrors).toHaveLength(24);
});
