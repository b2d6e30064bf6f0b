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
  const couple = {
    ...family(7000, 6),
    persons: [person(36, { grossWage: 90_000, isParent: true }), ...family(7000, 6).persons],
  };
  expect(evaluateHousehold(couple, policy).workRulePassed).toBe(false);
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

test('every year of the rules reckons one earner, a large family, a pensioner and a parent on leave', () => {
  const households = [
    { persons: [person(35, { grossWage: 60_000 })], housingCost: 0 as Rub },
    family(40_000, 0, 6, 9),
    { persons: [person(70, { pension: 15_000, sex: 'female' })], housingCost: 3000 as Rub },
    {
      persons: [
        person(30, { grossWage: 50_000, isParent: true }),
        person(28, { onCareLeave: true, averageEarnings: 40_000, isParent: true }),
        person(1, { isChild: true, disabled: true }),
      ],
      housingCost: 0 as Rub,
    },
  ];
  for (const year of policyYears)
    for (const household of households)
      expect(evaluateHousehold(household, resolveFamilyPolicy(year)).disposable).toBeGreaterThan(0);
});

test('a number nobody supplied is refused by name, and only where the household needs it', () => {
  const { careLeave, ...rest } = policy;
  const lacking = {
    ...rest,
    careLeave: { ...careLeave, max: Number.NaN as Rub },
    missing: ['careLeave.max'],
  };
  const onLeave = {
    persons: [person(28, { onCareLeave: true, isParent: true }), person(1, { isChild: true })],
    housingCost: 0 as Rub,
  };
  expect(() => evaluateHousehold(onLeave, lacking)).toThrow(/^policy.careLeave.max: missing/);
  expect(evaluateHousehold(family(50_000, 6), lacking)).toEqual(evaluateHousehold(family(50_000, 6), policy));
  expect(() => resolveFamilyPolicy(2025, { 'pm.nobody': 1 })).toThrow(/pm.nobody: unknown/);
  expect(() => resolveFamilyPolicy(2025, { 'pm.all': 1e308 })).toThrow(/pm.all: out-of-bounds/);
  expect(() => resolveFamilyPolicy(1999)).toThrow(InputRefusal);
});

test('by law one parent of three children and a parent who is alone need not earn; one of two children must', () => {
  const couple = (...ages: number[]) => ({
    ...family(50_000, ...ages),
    persons: [
      person(35, { grossWage: 50_000, isParent: true }),
      person(34, { isParent: true }),
      ...ages.map((age) => person(age, { isChild: true })),
    ],
  });
  const alone = {
    persons: [person(30, { isParent: true }), person(5, { isChild: true })],
    housingCost: 0 as Rub,
  };
  const passed = (household: Household) => evaluateHousehold(household, policy).workRulePassed;
  expect([passed(couple(10, 7, 4)), passed(couple(10, 7)), passed(alone)]).toEqual([true, false, true]);
  const flagged = couple(10, 7, 4);
  const same = {
    ...flagged,
    persons: flagged.persons.map((one, i) => (i === 1 ? { ...one, exemptFromWorkRule: true } : one)),
  };
  expect(evaluateHousehold(flagged, policy).disposable).toBe(evaluateHousehold(same, policy).disposable);
});

test('the benefit of 2020 is paid for children from three to seven and has one step', () => {
  const rules = resolveFamilyPolicy(2020);
  const [baby, pupil, child] = [1, 9, 5].map((age) => evaluateHousehold(family(20_000, age), rules));
  expect([baby!.unifiedBenefit, pupil!.unifiedBenefit]).toEqual([0, 0]);
  expect(child!.unifiedBenefit).toBe(0.5 * 11_423);
});

test('the marginal rate at a wage is what the next thousand leaves, and over 1 before a cliff', () => {
  const line = budgetLine(family(0, 6), policy, [{ ...perChild, incomeLimitPm: 1 }]);
  for (const [i, { disposable, marginalShare }] of line.slice(0, -1).entries()) {
    expect(marginalShare).toBeCloseTo(1 - (line[i + 1]!.disposable - disposable) / 1000, 9);
    expect(line[i + 1]!.isCliff).toBe(marginalShare > 1);
  }
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
