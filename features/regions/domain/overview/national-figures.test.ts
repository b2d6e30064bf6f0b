import { expect, test } from 'vitest';
import { nationalOn, nationalSeries } from './national-figures.ts';

const at = (year: number, value: number) => ({ day: `${year}-12-31`, value });

test('of an older edition that ends in 2017 the sum of the subjects until 2019 takes the place, whole', () => {
  const sums = [at(2017, 80), at(2019, 95)];
  expect(nationalSeries([at(2016, 70), at(2017, 75)], sums)).toEqual({ figures: sums, isSum: true });
});

test('what is published as late as the subjects stays', () => {
  expect(nationalSeries([at(2019, 94)], [at(2019, 95)])).toEqual({ figures: [at(2019, 94)], isSum: false });
  expect(nationalSeries([], [])).toEqual({ figures: [], isSum: false });
});

test('beside a subject of a year stands the published figure of that year, else the sum', () => {
  expect(nationalOn('2017-12-31', [at(2017, 75)], [at(2017, 80)])).toEqual({
    figure: at(2017, 75),
    isSum: false,
  });
  expect(nationalOn('2019-12-31', [at(2017, 75)], [at(2019, 95)])).toEqual({
    figure: at(2019, 95),
    isSum: true,
  });
  expect(nationalOn('2020-12-31', [], [])).toBeUndefined();
});
