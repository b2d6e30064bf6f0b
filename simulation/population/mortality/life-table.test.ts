import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { brassStandard, moveToE0, standardOfRates, wholeTable } from './brass.ts';
import { lifeTable } from './life-table.ts';

const ages = Array.from({ length: 101 }, (_, age) => age);
const gompertz = ages.map((age) => 0.0002 + 0.00003 * Math.exp(0.095 * age));

test('a constant death rate of 0.02 gives a life expectancy of about 50 years', () => {
  const table = lifeTable(
    ages,
    ages.map(() => 0.02),
    'male',
  );
  expect(table.ex[0]).toBeCloseTo(50, 0);
  expect(table.ex[50]).toBeCloseTo(50, 0);
});

test('survivors never rise, deaths add up to everybody, the open group dies out', () => {
  const table = lifeTable(ages, gompertz, 'female');
  expect(Array.from(table.lx)).toEqual(Array.from(table.lx).toSorted((a, b) => b - a));
  expect(table.dx.reduce((sum, deaths) => sum + deaths, 0)).toBeCloseTo(1, 12);
  expect(table.qx[100]).toBe(1);
});

test('Brass reaches any target, lower mortality for a higher one, and the whole table agrees', () => {
  const standard = standardOfRates(gompertz, 'male');
  fc.assert(
    fc.property(fc.double({ min: 45, max: 92, noNaN: true }), (target) => {
      const moved = moveToE0(standard, target);
      expect(moved.e0).toBeCloseTo(target, 9);
      expect(wholeTable(standard, moved).ex[0]).toBeCloseTo(target, 6);
      expect(Math.sign(moved.alpha)).toBe(Math.sign((standard.table.ex[0] ?? 0) - target));
    }),
    { numRuns: 50 },
  );
});

test('the standard moved to its own expectancy is itself', () => {
  const table = lifeTable(ages, gompertz, 'male');
  expect(moveToE0(brassStandard(table), table.ex[0] ?? 0).alpha).toBeCloseTo(0, 9);
});

test('gaps between ages, a negative rate and an open group nobody dies in are refused', () => {
  expect(() => lifeTable([0, 1, 3], [0.1, 0.1, 0.1], 'male')).toThrow(InputRefusal);
  expect(() => lifeTable([0, 1, 2], [0.1, -0.1, 0.1], 'male')).toThrow(InputRefusal);
  expect(() => lifeTable([0, 1, 2], [0.1, 0.1, 0], 'male')).toThrow(InputRefusal);
});
