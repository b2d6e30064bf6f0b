import { expect, test } from 'vitest';
import { policyOf, defaultPolicyYear } from '../family/family-model.ts';
import { effectOnPoverty, type AskedPoverty, type Instrument } from './effect-on-poverty.ts';
import { countHouseholds, householdTypes } from './region-households.ts';

const policy = policyOf({ policyYear: defaultPolicyYear, overrides: {} });
const residents = { children: 200_000, working: 500_000, older: 300_000 };
const start = {
  residents,
  perHead: 35_000,
  // Rosstat's tenths of an ordinary region.
  tenths: [2.3, 3.7, 4.8, 5.8, 6.9, 8.2, 9.8, 12, 15.7, 30.8],
  poorShare: 0.12,
};
const instrument: Instrument = {
  kind: 'benefit',
  per: 'child',
  amount: 3000,
  incomeLimitPm: null,
  minChildren: 0,
};
const run = (part: Partial<AskedPoverty> = {}) =>
  effectOnPoverty({ start, policy, instrument, low: 60, high: 90, members: 200, seed: 1, ...part });

test('households add up to the residents by age', () => {
  const counts = countHouseholds(residents, { two: 0.3, three: 0.1, oneParent: 0.25, pensionCouples: 0.4 });
  const people = (is: (person: { isChild?: boolean; pension?: number }) => boolean) =>
    counts.reduce((sum, count, at) => sum + count * householdTypes[at]!.persons.filter(is).length, 0);
  expect(people(({ isChild }) => isChild === true)).toBeCloseTo(200_000);
  expect(people(({ pension }) => pension !== undefined)).toBeCloseTo(300_000);
  expect(people(() => true)).toBeCloseTo(1_000_000);
});

test('a benefit to every child costs what the children get, and lifts some', () => {
  const { cost, lifted, costPerLifted, poorAfter } = run({ low: 100, high: 100 });
  expect(cost.q50).toBeCloseTo(3000 * 200_000, -6);
  expect(lifted.q05).toBeGreaterThan(1000);
  expect(lifted.q50).toBeLessThan(120_000);
  expect(costPerLifted!.q50).toBeGreaterThan(3000);
  expect(poorAfter.q50).toBeLessThan(0.12);
});

test('nothing paid is worth nothing and costs nothing; half of those entitled are half of it', () => {
  const none = run({ instrument: { ...instrument, amount: 0 } });
  expect(none).toMatchObject({ lifted: { q05: 0, q95: 0 }, cost: { q05: 0, q95: 0 }, costPerLifted: null });
  expect(none.poorAfter.q50).toBeCloseTo(0.12, 1);
  const [whole, half] = [run({ low: 100, high: 100 }), run({ low: 50, high: 50 })];
  expect(half.lifted.q50).toBeCloseTo(whole.lifted.q50 / 2, 3);
  expect(half.costPerLifted!.q50).toBeCloseTo(whole.costPerLifted!.q50, 3);
});

test('a benefit for the poor alone costs less a person than one for all', () => {
  const targeted = run({ instrument: { ...instrument, incomeLimitPm: 1.2 } });
  expect(targeted.costPerLifted!.q50).toBeLessThan(run().costPerLifted!.q50);
  expect(targeted.cost.q50).toBeLessThan(run().cost.q50);
});

test('a deduction gives its rate back to those who earn and have children: 13 per cent of 1000 a child at most', () => {
  const { cost } = run({
    instrument: { ...instrument, kind: 'deduction', amount: 1000 },
    low: 100,
    high: 100,
  });
  expect(cost.q50).toBeGreaterThan(0);
  // Both parents deduct for each child.
  expect(cost.q95).toBeLessThan(0.22 * 1000 * 2 * 200_000);
});

test('the same seed gives the same numbers', () => {
  expect(run()).toEqual(run());
});
