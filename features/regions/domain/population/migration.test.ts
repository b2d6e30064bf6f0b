import { expect, test } from 'vitest';
import { migrationOf } from './migration.ts';

const years = (first: number, ...values: number[]) =>
  values.map((value, index) => ({ day: `${first + index}-12-31`, value }));

test('growth less births and deaths is what came: 1000 → 1030 with 10 births more a year is 20', () => {
  const births = years(2018, 50, 50, 50);
  const deaths = years(2018, 40, 40, 40);
  expect(migrationOf(years(2018, 1000, 1030, 1020), births, deaths)).toEqual([
    { day: '2019-12-31', value: 20 },
    { day: '2020-12-31', value: -20 },
  ]);
});

test('a year whose neighbour is missing has none', () => {
  expect(
    migrationOf([...years(2016, 900), ...years(2018, 1000)], years(2016, 5, 5, 5), years(2016, 4, 4, 4)),
  ).toEqual([]);
});
