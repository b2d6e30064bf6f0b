import { expect, test } from 'vitest';
import { comparableYear, findLeaps, findLost, sumGroups, type FuelYear } from './co2-groups.ts';

const year = (fuel: string, values: readonly number[], yugoId = 1): FuelYear[] =>
  values.map((value, at) => ({ yugoId, fuel, day: `${2016 + at}-12-31`, value }));
const coal = year('coal', [60, 60, 60]);
const gas = year('combustible_natural_gas', [30, 30, 0]);
const total = year('total', [95, 95, 65]);

test('groups add up to the whole; a published total is not counted twice', () => {
  const { groups, total: all } = sumGroups([...coal, ...gas, ...total, ...year('peat', [5, 5, 5])], [1]);
  expect(groups.solid.map(({ value }) => value)).toEqual([65, 65, 65]);
  expect(all.map(({ value }) => value)).toEqual([95, 95, 65]);
});

test('a year that one of the subjects lacks has no sum', () => {
  expect(sumGroups([...coal, ...year('coal', [1], 2)], [1, 2]).total).toEqual([
    { day: '2016-12-31', value: 61 },
  ]);
});

test('a fuel that gave a third of all and then nothing was lost by the source; years before it can be compared', () => {
  const { total: all } = sumGroups([...coal, ...gas], [1]);
  const lost = findLost([...coal, ...gas], all);
  expect(lost).toEqual([{ fuel: 'combustible_natural_gas', year: 2018, before: 30 }]);
  expect(comparableYear(all, lost)).toBe(2017);
});

test('a fuel of less than a twentieth may end, and then all years can be compared', () => {
  const small = year('fuelwood', [1, 1, 0]);
  const { total: all } = sumGroups([...coal, ...small], [1]);
  expect(findLost([...coal, ...small], all)).toEqual([]);
  expect([comparableYear(all, []), comparableYear([], [])]).toEqual([2018, null]);
});

test('a year of over four times both years beside it is a leap of the group that grew; a rise that stays is none', () => {
  const of = (code: string, values: number[]) => ({
    code,
    points: values.map((value, at) => ({ day: `${2006 + at}-12-31`, value })),
  });
  const spike = [of('gas', [20, 400, 10]), of('solid', [85, 82, 73])];
  const { points } = of('total', [105, 482, 83]);
  expect(findLeaps(points, spike)).toEqual([{ day: '2007-12-31', value: 482, group: 'gas' }]);
  expect(findLeaps(of('total', [105, 482, 400]).points, spike)).toEqual([]);
  expect(findLeaps(points.slice(0, 2), spike)).toEqual([]);
});
