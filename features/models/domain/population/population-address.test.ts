import { expect, test } from 'vitest';
import { addKnot, moveKnot, removeKnot } from './move-knot.ts';
import { readPopulationAddress, writePopulationAddress, type AddressGround } from './population-address.ts';
import type { PopulationParams } from './population-params.ts';
import { exampleForecast, exampleVariants } from '../../testing/example-forecast.ts';
import { populationEditions } from './population-editions.ts';
import { runBands, runPopulation } from './run-population.ts';

const params: PopulationParams = {
  horizonYears: 30,
  tfr: [{ year: 2020, value: 1.5 }],
  meanAgeShift: 0,
  e0Male: [
    { year: 2020, value: 65 },
    { year: 2045, value: 75 },
  ],
  e0Female: [{ year: 2020, value: 76 }],
  netMigration: [{ year: 2020, value: 1000 }],
  retirementAgeMale: [{ year: 2028, value: 65 }],
  retirementAgeFemale: [{ year: 2028, value: 60 }],
};
const ground: AddressGround = {
  variants: exampleVariants(params),
  people: 1_000_000,
  baseYear: 2020,
  editions: populationEditions,
};
const read = (address: string) => readPopulationAddress(new URLSearchParams(address), ground);
const write = (view: ReturnType<typeof read>) =>
  writePopulationAddress(view, ground, new URLSearchParams('asOf=2021-10-20')).toString();

test('the reference needs no word, a change is said with the version, and both come back equal', () => {
  expect(write(read(''))).toBe('asOf=2021-10-20');
  const view = { ...read(''), params: { ...params, tfr: [{ year: 2020, value: 1.8 }] } };
  const address = write(view);
  expect(new URLSearchParams(address).get('tfr')).toBe('2020:1.8');
  expect(new URLSearchParams(address).get('v')).toBe('2');
  expect(read(address).params).toEqual(view.params);
});

test.each([
  ['tfr=2020:9', 'tfr'],
  ['tfr=2030:1.5~2025:1.4', 'tfr'],
  ['tfr=2020:NaN', 'tfr'],
  ['tfr=2020:1e9', 'tfr'],
  ['mig=2025:50001', 'mig'],
  ['e0m=', 'e0m'],
  ['h=51', 'h'],
  ['var=best', 'var'],
  ['age=Infinity', 'age'],
  ['v=0', 'v'],
  ['v=none', 'v'],
  [`tfr=${Array.from({ length: 13 }, (_, i) => `${2020 + i}:1.5`).join('~')}`, 'tfr'],
])('%s is named and the reference stands in its place', (address, name) => {
  const view = read(address);
  expect(view.refused).toEqual([name]);
  expect(view.params).toEqual(params);
});

test('an address of a later version is told apart', () => {
  expect(read('v=3&tfr=2020:1.8').isLater).toBe(true);
  expect(read('v=1').isLater).toBe(false);
});

const room = { min: 0.8, max: 4, step: 0.01, firstYear: 2020, lastYear: 2050 };

test('a knot stays within the bounds, on steps and between its neighbours', () => {
  const knots = [
    { year: 2020, value: 1.5 },
    { year: 2030, value: 1.6 },
  ];
  expect(moveKnot(knots, 1, { year: 2019, value: 9 }, room)[1]).toEqual({ year: 2021, value: 4 });
  expect(moveKnot(knots, 0, { year: 2040, value: 1.2345 }, room)[0]).toEqual({ year: 2029, value: 1.23 });
});

test('a new knot lies on the path, the last one cannot be taken away', () => {
  expect(addKnot([{ year: 2020, value: 1.5 }], room)).toEqual([
    { year: 2020, value: 1.5 },
    { year: 2035, value: 1.5 },
  ]);
  expect(removeKnot([{ year: 2020, value: 1.5 }], 0)).toHaveLength(1);
});

test('result of version 2 stays what it was: other numbers ask for another version', () => {
  const { start, variants } = exampleForecast;
  const { total } = runPopulation(start, variants.medium).projection;
  const { q10 } = runBands(start, variants.medium, { members: 20, seed: 1 });
  const told = [total.at(-1)!, q10.at(-1)!].map((people) => Number(people.toPrecision(6)));
  expect([populationEditions[0].version, ...told]).toMatchInlineSnapshot(`
    [
      2,
      137976,
      131107,
    ]
  `);
});
