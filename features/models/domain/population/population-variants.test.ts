import { expect, test } from 'vitest';
import { exampleForecast } from '../../testing/example-forecast.ts';
import { accountsOf, indicatorRows } from './compare-runs.ts';
import type { PopulationParams } from './population-params.ts';
import { runPopulation } from './run-population.ts';
import { variantParams } from './variant-params.ts';
import { variants } from './variants.ts';
import { warningsOf } from './write-result.ts';

const { start, variants: same } = exampleForecast;
const { medium } = same;
const ground = {
  baseYear: start.baseYear,
  people: 147_000,
  medium,
  e0: (sex: 'male' | 'female', goal: string) => [
    { year: start.baseYear, value: (sex === 'male' ? 72 : 81) + (goal === 'low' ? -2 : 2) },
  ],
};
const movedIn = (one: PopulationParams): string[] =>
  (['tfr', 'netMigration', 'e0Male', 'e0Female'] as const).filter((path) => one[path] !== medium[path]);

test('a variant differs from the middle one in what its name says and in nothing else', () => {
  expect(Object.fromEntries(variants.map((name) => [name, movedIn(variantParams(name, ground))]))).toEqual({
    medium: [],
    fewerBirthsNoMigration: ['tfr', 'netMigration'],
    fewerBirths: ['tfr'],
    noMigration: ['netMigration'],
    low: ['e0Male', 'e0Female'],
    high: ['e0Male', 'e0Female'],
    moreMigration: ['netMigration'],
    moreBirths: ['tfr'],
  });
  expect(variantParams('fewerBirths', ground).tfr.at(-1)!.value).toBe(1.25);
  expect(variantParams('moreMigration', ground).netMigration[0]!.value).toBeCloseTo(220.5, 9);
});

test('every row of the account adds up as it is shown, to tens and to hundreds', () => {
  const run = runPopulation(start, { ...medium, netMigration: [{ year: start.baseYear, value: 333.3 }] });
  for (const step of [10, 100])
    for (const { births, deaths, migration, change } of accountsOf(run, step)) {
      expect(births - deaths + migration).toBe(change);
      expect([births, deaths, migration].every((value) => value % step === 0)).toBe(true);
    }
});

test('a start in the epidemic kills its excess once and says so', () => {
  const shocked = {
    ...start,
    rateYears: [2017, 2019] as [number, number],
    epidemic: { year: start.baseYear, factor: 1.15 },
  };
  const [usual, own] = [runPopulation(start, medium), runPopulation(shocked, medium)];
  expect(own.projection.deaths[0]! / usual.projection.deaths[0]!).toBeCloseTo(1.14, 1);
  // The next year fewer are left to die.
  expect(own.projection.deaths[1]! / usual.projection.deaths[1]!).toBeCloseTo(0.975, 2);
  expect(warningsOf(own, null, shocked)).toEqual([
    {
      code: 'population.epidemic-base',
      severity: 'info',
      params: { year: start.baseYear, factor: 1.15, first: 2017, last: 2019 },
    },
  ]);
  expect(warningsOf(usual, null, start)).toEqual([]);
});

test('people of 85 and of 100 and over have rows of their own, and a longer life has more of both', () => {
  const high = runPopulation(start, variantParams('high', ground));
  const usual = runPopulation(start, medium);
  const rowOf = (name: string) => indicatorRows(high, usual, 30).find((row) => row.name === name)!;
  for (const [name, age] of [
    ['ages85up', 85],
    ['ages100up', 100],
  ] as const) {
    const { own, reference, base } = rowOf(name);
    const { male, female } = usual.projection.people[30]!;
    expect(reference).toBeCloseTo(
      [...male.slice(age), ...female.slice(age)].reduce((sum, count) => sum + count, 0),
      6,
    );
    expect([own! > reference!, base! > 0]).toEqual([true, true]);
  }
});
