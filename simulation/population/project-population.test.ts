import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import { demographicSpread } from '#simulation/parameters/population.ts';
import { populationIndicators, vitalRates } from './population-indicators.ts';
import { projectEnsemble } from './project-ensemble.ts';
import type { DemographicSpread } from './draw-deviations.ts';
import { projectPopulation } from './project-population.ts';
import { examplePopulation, exampleParameters } from '#simulation/testing/example-population.ts';
import type { Years } from '#simulation/numeric/units.ts';

const base = examplePopulation();

test('every year the balance holds: change is births less deaths plus migration, to a millionth of a person', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.8, max: 4, noNaN: true }),
      fc.integer({ min: -5000, max: 5000 }),
      (tfr, migrants) => {
        const parameters = exampleParameters({
          tfr: [{ year: 2024, value: tfr }],
          netMigration: [{ year: 2024, value: migrants }],
        });
        const { total, births, deaths, netMigration } = projectPopulation(base, parameters);
        births.forEach((born, i) => {
          const change = (total[i + 1] ?? 0) - (total[i] ?? 0);
          expect(Math.abs(change - (born - (deaths[i] ?? 0) + (netMigration[i] ?? 0)))).toBeLessThan(1e-6);
        });
      },
    ),
    { numRuns: 20 },
  );
});

test('twice the people with twice the migrants stay twice the people', () => {
  const twice = (people: Float64Array) => people.map((count) => 2 * count);
  const doubled = { ...base, people: { male: twice(base.people.male), female: twice(base.people.female) } };
  const one = projectPopulation(base, exampleParameters({ netMigration: [{ year: 2024, value: 500 }] }));
  const two = projectPopulation(doubled, exampleParameters({ netMigration: [{ year: 2024, value: 1000 }] }));
  two.total.forEach((total, i) => expect(total / (one.total[i] ?? 0)).toBeCloseTo(2, 12));
});

test('without migration nobody joins a cohort after birth', () => {
  const { people } = projectPopulation(base, exampleParameters());
  for (let year = 1; year < people.length; year++)
    for (let age = 1; age < 100; age++)
      expect(people[year]?.male[age] ?? 0).toBeLessThanOrEqual(people[year - 1]?.male[age - 1] ?? 0);
});

test('out-migrants stop where nobody is left, and what could not leave is said', () => {
  const few = Float64Array.from({ length: 101 }, () => 1);
  const emptied = { ...base, people: { male: few, female: few } };
  const leaving = exampleParameters({ netMigration: [{ year: 2024, value: -10 }], horizonYears: 40 });
  const { people, unmetOutmigration, warnings } = projectPopulation(emptied, leaving);
  expect(
    people.every(({ male, female }) => male.every((one) => one >= 0) && female.every((one) => one >= 0)),
  ).toBe(true);
  expect(unmetOutmigration.some((unmet) => unmet > 0)).toBe(true);
  expect(warnings[0]?.code).toBe('population.unmet-outmigration');
});

test('a shock acts in its year alone: deaths half more, births half', () => {
  const plain = projectPopulation(base, exampleParameters());
  const shocks = [
    { year: 2030, kind: 'mortality', factor: 1.5 },
    { year: 2031, kind: 'births', factor: 0.5 },
    { year: 2032, kind: 'migration', persons: 1000, ages: [20 as Years, 29 as Years] },
  ] as const;
  const shocked = projectPopulation(base, exampleParameters({ shocks }));
  expect(shocked.deaths[5]).toBe(plain.deaths[5]);
  expect((shocked.deaths[6] ?? 0) / (plain.deaths[6] ?? 1)).toBeGreaterThan(1.4);
  expect((shocked.births[7] ?? 0) / (plain.births[7] ?? 1)).toBeCloseTo(0.5, 1);
  expect(shocked.netMigration[8]).toBeCloseTo(1000, 6);
});

test('a life expectancy that rises by over half a year a year is said', () => {
  const e0 = { male: [{ year: 2025, value: 75 }], female: [{ year: 2045, value: 81 }] };
  expect(projectPopulation(base, exampleParameters({ e0 })).warnings[0]?.code).toBe('population.e0-gain');
});

test('the three ages add up and a median splits in halves', () => {
  const rules = { retirementAge: { male: 65 as Years, female: 60 as Years }, participation: null };
  const indicators = populationIndicators(base.people, rules);
  expect(indicators.belowWorkingAge).toBe(16 * 2000);
  expect(indicators.belowWorkingAge + indicators.workingAge + indicators.aboveWorkingAge).toBeCloseTo(
    indicators.total,
    6,
  );
  expect(indicators.labourForce).toBeNull();
  expect(indicators.medianAge * 2000).toBeCloseTo(indicators.total / 2, 6);
  expect(vitalRates(1000, 1000, 10, 5)).toEqual({ crudeBirthRate: 10, crudeDeathRate: 5, growthRate: 0 });
});

test('the ensemble holds the projection, widens with time and repeats with its seed', () => {
  const spread = demographicSpread.value as DemographicSpread;
  const bands = projectEnsemble(base, exampleParameters(), spread, { members: 100 });
  const { total } = projectPopulation(base, exampleParameters());
  const width = (i: number) => (bands.q90[i] ?? 0) - (bands.q10[i] ?? 0);
  expect(width(0)).toBe(0);
  expect(width(25)).toBeGreaterThan(width(10));
  expect(bands.q10[25]).toBeLessThan(total[25] ?? 0);
  expect(bands.q90[25]).toBeGreaterThan(total[25] ?? 0);
  expect(bands).toEqual(projectEnsemble(base, exampleParameters(), spread, { members: 100 }));
  expect(bands.usesFallbackMigrationSd).toBe(true);
});

test('ages missing, fertility of 5 and a horizon of 51 years are refused', () => {
  const short = { ...base, people: { male: new Float64Array(100), female: new Float64Array(101) } };
  expect(() => projectPopulation(short, exampleParameters())).toThrow(InputRefusal);
  expect(() => projectPopulation(base, exampleParameters({ tfr: [{ year: 2024, value: 5 }] }))).toThrow(
    InputRefusal,
  );
  expect(() => projectPopulation(base, exampleParameters({ horizonYears: 51 }))).toThrow(InputRefusal);
});

test('for a population like Russia’s the 80 % band after 26 years is about as wide as the UN’s ±6 %', () => {
  const url = new URL('../fixtures/cohort_component.json', import.meta.url);
  const { input } = JSON.parse(readFileSync(url, 'utf8')).cases[0];
  const russia = {
    baseYear: 2024,
    people: { male: Float64Array.from(input.basePopMale), female: Float64Array.from(input.basePopFemale) },
    mortality: { male: Float64Array.from(input.mxMaleYear0), female: Float64Array.from(input.mxFemaleYear0) },
    fertilityShape: Float64Array.from(input.asfrShapeAges15to49SumTo1),
    migrationShape: base.migrationShape,
  };
  const parameters = exampleParameters({ horizonYears: 26, netMigration: [{ year: 2024, value: 1000 }] });
  const { q10, q50, q90 } = projectEnsemble(russia, parameters, demographicSpread.value as DemographicSpread);
  const halfWidth = ((q90[26] ?? 0) - (q10[26] ?? 0)) / 2 / (q50[26] ?? 1);
  expect(halfWidth).toBeGreaterThan(0.6 * 0.06);
  expect(halfWidth).toBeLessThan(1.6 * 0.06);
});

test('what wanders together widens the band: fertility that remembers, men and women at once', () => {
  const spread = demographicSpread.value as DemographicSpread;
  const still = { ...spread, tfrInnovationSd: 0, e0Sd: 0, migrationSd: 0 };
  const width = (changes: Partial<DemographicSpread>) => {
    const bands = projectEnsemble(base, exampleParameters(), { ...still, ...changes }, { members: 200 });
    return (bands.q90[25] ?? 0) - (bands.q10[25] ?? 0);
  };
  const fertility = (tfrRho: number) => width({ tfrInnovationSd: 0.04, tfrRho });
  expect(fertility(0.9) / fertility(0)).toBeGreaterThan(3);
  const mortality = (e0Correlation: number) => width({ e0Sd: 0.25, e0Correlation });
  // Together √2 times as wide as apart, opposed almost nothing is left.
  expect(mortality(1) / mortality(0)).toBeGreaterThan(1.25);
  expect(mortality(0) / mortality(-1)).toBeGreaterThan(2);
});
