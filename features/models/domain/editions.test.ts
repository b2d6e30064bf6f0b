import { expect, test } from 'vitest';
import type { Rub, Years } from '#simulation/numeric/units.ts';
import { exampleForecast } from '#features/models/testing/example-forecast.ts';
import { readFamilyAddress, writeFamilyAddress } from './family/family-address.ts';
import { familyEditions, type FamilyEdition } from './family/family-editions.ts';
import type { FamilyModel } from './family/family-model.ts';
import { readPopulationAddress, writePopulationAddress } from './population/population-address.ts';
import { variantRows } from './population/compare-variants.ts';
import { populationEditions, type PopulationEdition } from './population/population-editions.ts';
import type { PopulationParams } from './population/population-params.ts';
import { editionOf, type Editions } from './editions.ts';

const firstPopulation = populationEditions.at(-1)!;
const [newestPopulation] = populationEditions;
const firstFamily = familyEditions.at(-1)!;
const [newestFamily] = familyEditions;

/** A later model in which mothers have a child more, and of which families get a thousand roubles less. */
const populations: Editions<PopulationEdition> = [
  {
    ...newestPopulation,
    version: 3,
    runPopulation: (start, params) =>
      newestPopulation.runPopulation(start, {
        ...params,
        tfr: params.tfr.map(({ year, value }) => ({ year, value: value + 1 })),
      }),
  },
  ...populationEditions,
];
const families: Editions<FamilyEdition> = [
  {
    ...newestFamily,
    version: 3,
    runFamily(model, budget) {
      const { types, ...result } = newestFamily.runFamily(model, budget);
      const less = types.map((type) => ({ ...type, cost: type.cost - 1000 }));
      return { ...result, types: less };
    },
  },
  ...familyEditions,
];

const { start, variants } = exampleForecast;
const ground = { variants, people: 147_000, baseYear: start.baseYear, editions: populations };
const raised: PopulationParams = { ...variants.medium, tfr: [{ year: start.baseYear, value: 1.8 }] };
const read = (address: string) => readPopulationAddress(new URLSearchParams(address), ground);
const lastOf = (address: string): number => {
  const { version, params } = read(address);
  return editionOf(populations, version).runPopulation(start, params).projection.total.at(-1)!;
};

test('after a later version of the population an address of version 1 gives the numbers of version 1, and says so again', () => {
  const before = { ...ground, editions: populationEditions };
  const written = writePopulationAddress(
    { ...read(''), version: 1, params: raised },
    before,
    new URLSearchParams(),
  );
  const address = written.toString();
  expect(written.get('v')).toBe('1');
  const ofFirst = firstPopulation.runPopulation(start, raised).projection.total.at(-1)!;
  expect(lastOf(address)).toBe(ofFirst);
  expect(lastOf(address.replace('v=1', 'v=3'))).toBeGreaterThan(ofFirst);
  // Moved back to the reference it is still the first version's.
  const back = writePopulationAddress(
    { ...read(address), params: variants.medium },
    ground,
    new URLSearchParams(),
  );
  expect(back.toString()).toBe('v=1');
  expect(lastOf('v=1')).toBe(firstPopulation.runPopulation(start, variants.medium).projection.total.at(-1)!);
});

test('without a word of a version the newest computes; one later than that is told apart', () => {
  expect([read('').version, read('').isLater]).toEqual([3, false]);
  expect([read('v=4').version, read('v=4').isLater]).toEqual([4, true]);
  expect(editionOf(populations, 4).version).toBe(3);
});

test('a kept variant of version 1 is compared with the reference of version 1', () => {
  const named = (version: number) => ({ id: `${version}`, name: `${version}`, params: raised, version });
  const asked = { startOf: () => start, referenceOf: () => variants.medium };
  const [alone] = variantRows({ ...asked, editions: populationEditions }, [named(1)], 20);
  const [old, own] = variantRows({ ...asked, editions: populations }, [named(1), named(3)], 20);
  expect(old).toEqual(alone);
  expect(own!.total).toBeGreaterThan(old!.total);
});

const model: FamilyModel = {
  policyYear: 2025,
  overrides: {},
  types: [
    {
      name: 'One',
      household: { persons: [{ age: 35 as Years, grossWage: 30_000 as Rub }], housingCost: 0 as Rub },
      households: 10,
    },
  ],
  measures: [],
};

test('after a later version of the families an address of version 1 gives the numbers of version 1; a later one still is read-only', () => {
  const word = writeFamilyAddress({ name: 'One', model, version: 1 });
  const said = readFamilyAddress(word, families);
  expect(said).toEqual({ kind: 'model', name: 'One', model, version: 1 });
  expect(editionOf(families, 1).runFamily(model)).toEqual(firstFamily.runFamily(model));
  const newer = readFamilyAddress(word.replace(/^1/, '3'), families);
  expect(newer).toMatchObject({ kind: 'model', version: 3 });
  expect(editionOf(families, 3).runFamily(model).types[0]!.cost).toBe(-1000);
  expect(readFamilyAddress(word.replace(/^1/, '4'), families).kind).toBe('later');
});
