import { expect, test } from 'vitest';
import type { Rub, Years } from '#simulation/numeric/units.ts';
import type { FamilyModel } from './family-model.ts';
import { rollUpRegion } from './roll-up-region.ts';

const single = (name: string, wage: number) => ({
  name,
  household: { persons: [{ age: 40 as Years, grossWage: wage as Rub }], housingCost: 0 as Rub },
  households: 1,
});
const model: FamilyModel = {
  policyYear: 2025,
  overrides: {},
  types: [single('Один', 50_000)],
  measures: [{ id: 'each', name: '2 000 ₽', per: 'person', amount: 2000 as Rub, incomeLimitPm: 1.2 }],
};
// Two halves of a region of 1000: 20 000 and 60 000 roubles a head.
const region = { people: 1000, perHead: 40_000, tenths: [25, 75] };

test('every part of the region has its own income a head, and only the poor part is lifted and paid for', () => {
  // 20 000 gross leave 17 400 after 13 %: below the line of 17 733, and above it with 2000 more.
  expect(rollUpRegion(model, region)).toEqual({
    tenths: [
      { tenth: 1, perHead: 20_000, poorBefore: 500, poorAfter: 0, cost: 1_000_000 },
      { tenth: 2, perHead: 60_000, poorBefore: 0, poorAfter: 0, cost: 0 },
    ],
    lifted: 500,
    cost: 1_000_000,
    costPerLifted: 2000,
    poorShareBefore: 0.5,
    poorShareAfter: 0,
    leftOut: [],
  });
});

test('a type without an income of its own is left out and named; without any there is no roll-up', () => {
  const bare = { ...single('Без дохода', 0), households: 9 };
  expect(rollUpRegion({ ...model, types: [...model.types, bare] }, region)).toMatchObject({
    lifted: 500,
    leftOut: ['Без дохода'],
  });
  expect(rollUpRegion({ ...model, types: [bare] }, region)).toBeNull();
  expect(rollUpRegion(model, { ...region, tenths: [] })).toBeNull();
});

test('twice the people are twice as many lifted at the same cost a person', () => {
  expect(rollUpRegion(model, { ...region, people: 2000 })).toMatchObject({
    lifted: 1000,
    costPerLifted: 2000,
  });
});
