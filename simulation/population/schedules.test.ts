import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import type { Years } from '#simulation/numeric/units.ts';
import { standardMigration } from '#simulation/parameters/population.ts';
import { shiftSchedule } from './fertility-schedule.ts';
import { requireKnots, valueAt } from './knots.ts';
import { rogersCastro } from './rogers-castro.ts';
import type { RogersCastro } from './rogers-castro.ts';
import { examplePopulation } from '#simulation/testing/example-population.ts';

const shape = examplePopulation().fertilityShape;
const meanAge = (weights: Float64Array) => weights.reduce((sum, weight, i) => sum + weight * (15.5 + i), 0);

test('a path is linear between its knots and constant outside', () => {
  const knots = [
    { year: 2020, value: 1 },
    { year: 2030, value: 2 },
  ];
  expect([2010, 2020, 2025, 2030, 2050].map((year) => valueAt(knots, year))).toEqual([1, 1, 1.5, 2, 2]);
});

test('knots out of order are refused', () => {
  expect(() =>
    requireKnots(
      'tfr',
      [
        { year: 2030, value: 1 },
        { year: 2020, value: 1 },
      ],
      0,
      4,
    ),
  ).toThrow(InputRefusal);
});

test('a shift of two years moves the mean age by two and keeps the sum', () => {
  const later = shiftSchedule(shape, 2 as Years);
  expect(later.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  expect(meanAge(later) - meanAge(shape)).toBeCloseTo(2, 0);
  expect(Array.from(shiftSchedule(shape, 0 as Years))).toEqual(
    Array.from(shape, (weight) => expect.closeTo(weight, 15)),
  );
});

test('migration peaks in the early twenties and adds up to 1', () => {
  const { normalised } = rogersCastro(standardMigration.value as RogersCastro);
  const peak = normalised.indexOf(Math.max(...normalised.slice(15)));
  expect(peak).toBeGreaterThan(18);
  expect(peak).toBeLessThan(28);
  expect(normalised.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 14);
});
