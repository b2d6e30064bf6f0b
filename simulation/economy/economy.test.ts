import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { backtestFuel, forecastFuel } from './fuel-forecast.ts';
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
