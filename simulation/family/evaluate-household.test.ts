import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputRefusal } from '#simulation/numeric/refusal.ts';
import type { Rub, Share, Years } from '#simulation/numeric/units.ts';
import { policyYears } from '#simulation/parameters/policy-row.ts';
import { resolveFamilyPolicy } from '#simulation/parameters/resolve-family-policy.ts';
import { budgetLine, marginalTaxShare } from './budget-line.ts';
import { evaluateHousehold } from './evaluate-household.ts';
import type { FamilyMeasure, Household, Person } from './household.ts';
import { rollUpFamilies } from './roll-up.ts';

const standards = { 'housing.standard1': 4500, 'housing.standard2': 3600, 'housing.standard3': 3200 };
const policy = resolveFamilyPolicy(2025, standards);
const person = (age: number, rest: object = {}): Person => ({ age: age as Years, ...rest });
const family = (wage: number, ...children: number[]): Household => ({
  persons: [
    person(35, { grossWage: wage, isParent: true }),
    ...children.map((age) => person(age, { isChild: true })),
  ],
  housingCost: 5000 as Rub,
});
const perChild: FamilyMeasure = { id: 'child', per: 'child', amount: 1000 as Rub };

test('without children or benefits 13 % of the wage is tax', () => {
  const month = evaluateHousehold(family(100_000), policy);
  expect(month.tax).toBe(13_000);
  expect(month.disposable).toBe(87_000);
});

test('one child at 30 000 a month: 12 months of 1400 deducted, tax 3718', () => {
  expect(evaluateHousehold(family(30_000, 6), policy).tax).toBe(3718);
});

test('the unified benefit takes the first share that lifts the family to the minimum', () => {
  // 20 000 for two is 10 000 a head; half the child minimum makes 14 300, three quarters 16 450, all of it 18 600.
  const month = evaluateHousehold(family(20_000, 6), policy);
  expect(month.unifiedShare).toBe(1);
  expect(month.unifiedBenefit).toBe(17_201);
  expect(evaluateHousehold({ ...family(20_000, 6), assetsTestPassed: false }, policy).unifiedBenefit).toBe(0);
});

test('under four minimum wages a year the work rule fails, on care leave it does not apply', () => {
  expect(evaluateHousehold(family(7000, 6), policy).workRulePassed).toBe(false);
  const onLeave = {
    ...family(0, 1),
    persons: [person(30, { isParent: true, onCareLeave: true }), person(1, { isChild: true })],
  };
  const month = evaluateHousehold(onLeave, policy);
  expect(month.workRulePassed).toBe(true);
  expect(month.careLeave).toBe(10_103.83);
});

test('without housing standards the subsidy is not known, not zero', () => {
  expect(evaluateHousehold(family(20_000), resolveFamilyPolicy(2025)).housingSubsidy).toBeNull();
});

test('a measure pays per child within its ages, to those under its income limit', () => {
  const young = { ...perChild, ageTo: 7 as Years };
  expect(evaluateHousehold(family(100_000, 6, 9), policy, [young]).measures).toEqual([
    { id: 'child', amount: 1000 },
  ]);
  const poorOnly = { ...perChild, incomeLimitPm: 1 };
  expect(evaluateHousehold(family(100_000, 6), policy, [poorOnly]).measures).toEqual([]);
  const expected = { ...perChild, takeUp: 0.5 as Share };
  expect(evaluateHousehold(family(100_000, 6), policy, [expected]).measures[0]?.amount).toBe(500);
});

test('a measure never makes a family poorer by more than the subsidy it replaces, nor more by more than it pays', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 5 }), (thousands, children) => {
      const household = family(thousands * 1000, ...Array.from({ length: children }, (_, i) => i * 3));
      const gain =
        evaluateHousehold(household, policy, [perChild]).disposable -
        evaluateHousehold(household, policy).disposable;
      expect(gain).toBeGreaterThanOrEqual(-1e-6);
      expect(gain).toBeLessThanOrEqual(1000 * children + 1e-6);
    }),
  );
});

test('a thousand more of wage leaves 870, until a benefit ends: a cliff', () => {
  expect(marginalTaxShare(family(100_000), policy)).toBeCloseTo(0.13, 9);
  const line = budgetLine(family(0, 6), policy);
  expect(line).toHaveLength(151);
  expect(line.some(({ isCliff }) => isCliff)).toBe(true);
  expect(
    marginalTaxShare({ persons: [person(70, { pension: 20_000 })], housingCost: 0 as Rub }, policy),
  ).toBeNull();
});

test('a thousand families with one child cost a million, and who was poor before gets its share', () => {
  const type = (wage: number) => ({ household: family(wage, 6), policy, households: 1000 });
  const roll = rollUpFamilies([type(100_000), type(100_000)], [perChild]);
  expect(roll.monthlyCost).toBeCloseTo(2_000_000, 3);
  expect(roll.targeting).toBe(0);
  expect(roll.poorPersonsShareBefore).toBe(0);
});

test.each(policyYears)('the rules of %i are whole: the year computes', (year) => {
  const { disposable } = evaluateHousehold(family(50_000, 6), resolveFamilyPolicy(year));
  expect(disposable).toBeGreaterThan(40_000);
});

test('an unknown path and an unknown year are named; nothing is made up', () => {
  expect(() => resolveFamilyPolicy(2025, { 'pm.nobody': 1 })).toThrow(/pm.nobody: unknown/);
  expect(() => resolveFamilyPolicy(1999)).toThrow(InputRefusal);
});

test('thirteen persons, a negative wage and a measure without an amount are refused', () => {
  expect(() => evaluateHousehold(family(1, ...Array.from({ length: 12 }, () => 5)), policy)).toThrow(
    InputRefusal,
  );
  expect(() => evaluateHousehold(family(-1), policy)).toThrow(InputRefusal);
  expect(() => evaluateHousehold(family(1), policy, [{ id: 'x', per: 'child' }])).toThrow(InputRefusal);
});

test('whom a measure lifts out of poverty was poor before: all of the cost goes to the poor', () => {
  const poor = { household: family(20_000), policy, households: 10 };
  expect(evaluateHousehold(poor.household, policy).poor).toBe(true);
  const lifting = { ...perChild, per: 'household', amount: 5000 as Rub } as const;
  const roll = rollUpFamilies([poor], [lifting]);
  expect(roll.poorPersonsShareAfter).toBe(0);
  expect(roll.targeting).toBe(1);
  // 5000 for one person, of which the housing subsidy takes back 100.
  expect(roll.costPerPersonLifted).toBeCloseTo(4900, 6);
});

test('a student is free of the work rule until 23', () => {
  const withStudent = (age: number) => ({
    ...family(50_000, 6),
    persons: [...family(50_000, 6).persons, person(age, { student: true })],
  });
  expect(evaluateHousehold(withStudent(22), policy).workRulePassed).toBe(true);
  expect(evaluateHousehold(withStudent(23), policy).workRulePassed).toBe(false);
});
