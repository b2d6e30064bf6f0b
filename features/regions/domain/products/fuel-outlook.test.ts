import { expect, test } from 'vitest';
import { fuelOutlook } from './fuel-outlook.ts';

const steady = Array.from({ length: 33 }, (_, month) => 40 * 1.01 ** month);

test('a price that rises by a hundredth a month is drawn on, less and less, for three months and a year', () => {
  const { outlook, warnings } = fuelOutlook(steady);
  expect(outlook.map(({ months, method }) => [months, method])).toEqual([
    [3, 'drift'],
    [12, 'drift'],
  ]);
  const last = steady.at(-1)!;
  expect(outlook[0]!.price).toBeGreaterThan(last);
  expect(outlook[1]!.price).toBeLessThan(last * 1.01 ** 12);
  expect(outlook[0]!.record!.ratio).toBeLessThan(1);
  expect(warnings).toEqual(['fuel.regime']);
});

test('where drift was worse than the last price the last price stands, in a band that grows', () => {
  const jumping = Array.from({ length: 33 }, (_, month) => 40 + 3 * (Math.floor(month / 4) % 2));
  const [near, far] = fuelOutlook(jumping).outlook;
  expect([near!.method, near!.price]).toEqual(['stays', jumping.at(-1)]);
  expect(far!.high - far!.low).toBeGreaterThan(near!.high - near!.low);
});

test('seven months say nothing, fifteen nothing of a year', () => {
  expect(fuelOutlook(steady.slice(0, 7)).outlook).toEqual([]);
  expect(fuelOutlook(steady.slice(0, 15)).outlook.map(({ months }) => months)).toEqual([3]);
});
