import { expect, test } from 'vitest';
import type { Rub, Years } from '#simulation/numeric/units.ts';
import { readFamilyAddress, writeFamilyAddress } from './family-address.ts';
import { familyVersions } from './family-editions.ts';
import type { FamilyModel } from './family-model.ts';
import { fallsOf } from './marginal-curve.ts';
import { peopleLifted, rollUpRows } from './roll-up-rows.ts';
import { rulesOf } from './rules-of-model.ts';
import { runFamily } from './run-family.ts';
import { waterfallSteps } from './waterfall-steps.ts';

const standards = { 'housing.standard1': 4500, 'housing.standard2': 3600, 'housing.standard3': 3200 };
const model = (wage: number): FamilyModel => ({
  policyYear: 2025,
  overrides: standards,
  types: [
    {
      name: 'Мать, ребёнок',
      household: {
        persons: [
          { age: 35 as Years, grossWage: wage as Rub, isParent: true },
          { age: 6 as Years, isChild: true },
        ],
        housingCost: 5000 as Rub,
      },
      households: 100,
    },
  ],
  measures: [{ id: 'one', name: '3 000 ₽ на ребёнка', per: 'child', amount: 3000 as Rub }],
});

test('the steps lead from the wage to what can be spent, each from where the one before ended', () => {
  const { types } = runFamily(model(30_000));
  const steps = waterfallSteps(types[0]!.before, types[0]!.after);
  const chain = steps.filter(({ name }) => name !== 'without' && name !== 'with');
  for (const [i, step] of chain.entries()) expect(step.from).toBeCloseTo(chain[i - 1]?.to ?? 0, 6);
  expect(steps.at(-1)).toMatchObject({ name: 'with', to: types[0]!.after.disposable });
});

test('a hundred mothers lifted are two hundred people, and the cost is the package’s', () => {
  // 38 000 gross are 19 000 a head, too much for the unified benefit, and leave 16 613; 3000 more lift both above 17 733.
  const lifted = { ...model(38_000), overrides: {} };
  const result = runFamily(lifted);
  expect(rollUpRows(result)[0]).toMatchObject({ verdict: 'lifted', cost: 300_000 });
  expect(peopleLifted(result)).toBe(200);
});

test('a file names every rule with its value of the year; one’s own value stands in its place and is marked', () => {
  const rules = rulesOf(model(30_000));
  expect(rules.find(({ path }) => path === 'mrot')).toMatchObject({ value: 22_440, isOwn: false });
  expect(rules.find(({ path }) => path === 'housing.standard1')).toMatchObject({ value: 4500, isOwn: true });
  expect(rules.filter(({ source, unit }) => source === '' || unit === '')).toEqual([]);
});

test('an address brings the same model back', () => {
  const word = writeFamilyAddress({ name: 'Семья', model: model(30_000), version: 1 });
  expect(word).toMatch(/^1\.[\w-]+$/);
  expect(readFamilyAddress(word)).toEqual({ kind: 'model', name: 'Семья', model: model(30_000), version: 1 });
});

test('an address of a later version shows what is known here of its model, and nothing it added', () => {
  const later = { ...model(30_000), pensions: [1] };
  const word = writeFamilyAddress({ name: 'Семья', model: later, version: 7 });
  expect(readFamilyAddress(word)).toEqual({ kind: 'later', name: 'Семья', model: model(30_000), version: 7 });
});

const nobody = { name: 'x', households: 1, household: { persons: [], housingCost: 5000 as Rub } };
const wordOf = (written: FamilyModel): string =>
  writeFamilyAddress({ name: 'x', model: written, version: 1 });

test.each([
  ['a later version that is written otherwise', '3.abc', 'unreadable'],
  ['no JSON', '1.abc', 'broken'],
  ['nothing', '1.', 'broken'],
  ['no version', 'x', 'broken'],
  ['twenty thousand letters', `1.${'a'.repeat(20_000)}`, 'broken'],
  ['no household', wordOf({ ...model(1), types: [] }), 'broken'],
  ['a household without people', wordOf({ ...model(1), types: [nobody] }), 'broken'],
  ['a negative wage', wordOf(model(-1)), 'broken'],
  ['a year before the first rule', wordOf({ ...model(1), policyYear: 2019 }), 'broken'],
  ['no model', wordOf(null as never), 'broken'],
])('an address with %s is told apart', (_, word, kind) => {
  expect(readFamilyAddress(word).kind).toBe(kind);
});

test('result of version 2 stays what it was: other numbers ask for another version', () => {
  const { types } = runFamily(model(30_000));
  const told = [types[0]!.before.disposable, types[0]!.after.disposable].map((rub) => Number(rub.toFixed(2)));
  expect([familyVersions[0], ...told]).toMatchInlineSnapshot(`
    [
      2,
      34882.5,
      37882.5,
    ]
  `);
});

test('income falls where a thousand more is lost whole: of thousands in a row the first is named', () => {
  const points = [0.13, 1.4, 1.2, 0.5, 1, 3].map((marginalShare, i) => ({ wage: i * 1000, marginalShare }));
  expect(fallsOf(points).map(({ wage }) => wage)).toEqual([1000, 5000]);
  const { budgetLine } = runFamily({ ...model(30_000), measures: [] }, { type: 0, person: 0 });
  const falls = fallsOf(budgetLine!.after);
  expect(falls.length).toBeGreaterThan(0);
  for (const { wage } of falls) {
    const at = budgetLine!.after.findIndex((point) => point.wage === wage);
    expect(budgetLine!.after[at + 1]!.disposable).toBeLessThan(budgetLine!.after[at]!.disposable);
  }
});
