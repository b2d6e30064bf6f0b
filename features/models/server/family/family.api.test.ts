import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { fillFacts } from '#features/regions/testing/fill-facts.ts';
import { roundKopecks } from '#simulation/family/income-tax.ts';
import { rub, years } from '#simulation/numeric/units.ts';
import { hostileBodies } from '../../testing/hostile-bodies.ts';
import type { FamilyModel } from '../../domain/family/family-model.ts';
import { regionIncomesOf, rollUpRegion } from '../../domain/family/roll-up-region.ts';
import { runFamily } from '../../domain/family/run-family.ts';

const sverdlovsk = 1_124_666;
const oryol = 1_124_657;
type Answer = Awaited<ReturnType<TestApp['call']>>;

let api: TestApp;
let owner: string;
let other: string;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true', LICENSE_POLICY: 'api', AS_OF: '2021-10-20' });
  await loadNames(api.db);
  await fillFacts(api.db, 'rosstat_via_aremt', [
    ['population_jan1', '', sverdlovsk, '2020-12-31', 4_300_000],
    ['income_per_capita', '', sverdlovsk, '2020-12-31', 40_000],
    ['income_by_tenth', 'tenth=1', sverdlovsk, '2020-12-31', 25],
    ['income_by_tenth', 'tenth=2', sverdlovsk, '2020-12-31', 75],
  ]);
  owner = await signInAs(api.db, { licensed: true });
  other = await signInAs(api.db, { licensed: true });
}, 120_000);
afterAll(() => api.close());

const standards = { 'housing.standard1': 4500, 'housing.standard2': 3600, 'housing.standard3': 3200 };
const household = {
  persons: [
    { age: years(35), grossWage: rub(30_000), isParent: true },
    { age: years(6), isChild: true },
  ],
  housingCost: rub(5000),
};
const model: FamilyModel = {
  policyYear: 2025,
  overrides: standards,
  types: [{ name: 'Mother, child', household, households: 100 }],
  measures: [{ id: 'one', name: '3000 a child', per: 'child', amount: rub(3000) }],
};
const call = (name: Parameters<TestApp['call']>[0], input: object, session: string | undefined = owner) =>
  api.call(name, input, { session, locale: 'en' });
const simulate = (changes: object, session?: string) =>
  call('modeling/simulateFamilyModel', { model: { ...model, ...changes } }, session);
const withPerson = (person: object) => ({
  types: [{ name: 'x', households: 1, household: { ...household, persons: [person] } }],
});

interface KnownAnswers {
  cases: {
    name: string;
    input: {
      household: object;
      householdTypes: { household: object; households: number }[];
      measures: object[];
    };
    expected: Record<string, number | null>;
  }[];
}
const readFixture = async (name: string): Promise<KnownAnswers> =>
  JSON.parse(
    await readFile(new URL(`../../../../simulation/fixtures/${name}.json`, import.meta.url), 'utf8'),
  );
const named = (measures: object[]) => measures.map((measure) => ({ name: 'x', ...measure }));

test('the known answers of families come out of the call as out of the library, to the kopeck', async () => {
  const { cases } = await readFixture('family_model');
  expect(cases.length).toBeGreaterThan(2);
  for (const { input, expected } of cases) {
    const types = [{ name: 'x', households: 1, household: input.household }];
    const { body } = await simulate({ types, measures: named(input.measures) });
    const { after, cost, marginalTaxShare } = body.types[0];
    expect(roundKopecks(after.disposable)).toBeCloseTo(expected['disposable']!, 2);
    expect(roundKopecks(after.tax)).toBeCloseTo(expected['pitMonthly']!, 2);
    expect(roundKopecks(after.housingSubsidy)).toBeCloseTo(expected['housingSubsidy']!, 2);
    expect(roundKopecks(cost)).toBeCloseTo(expected['budgetCostMonthly']!, 2);
    expect(marginalTaxShare ?? null).toEqual(
      expected['emtrFirstEarner'] === null ? null : expect.closeTo(expected['emtrFirstEarner']!, 9),
    );
  }
});

test('the known roll-ups come out of the call to a billionth', async () => {
  const { cases } = await readFixture('family_rollup');
  for (const { input, expected } of cases) {
    const types = input.householdTypes.map(({ household: of, households }) => ({
      name: 'x',
      household: of,
      households,
    }));
    const { rollUp } = (await simulate({ types, measures: named(input.measures) })).body;
    for (const [field, value] of Object.entries(expected))
      if (field in rollUp && value !== null)
        expect(Math.abs(rollUp[field] - value)).toBeLessThanOrEqual(1e-9 * Math.abs(value));
  }
});

test('the server’s budget line is the browser’s, point for point', async () => {
  const budgetLine = { type: 0, person: 0 };
  const { body } = await call('modeling/simulateFamilyModel', { model, budgetLine });
  expect(body.budgetLine).toEqual(runFamily(model, budgetLine).budgetLine);
  expect(body.budgetLine.before).toHaveLength(151);
});

test('the package over a region’s residents is the browser’s, to a billionth; a region without incomes says so', async () => {
  const told = await Promise.all(
    (['getRegionShortInfo', 'getIncomeDistribution'] as const).map((name) =>
      call(`regiondossier/${name}`, { yugoId: sverdlovsk }),
    ),
  );
  const [{ body: place }, { body: spread }] = told as [Answer, Answer];
  const incomes = regionIncomesOf({
    people: place.population.value,
    income: spread.income.points,
    tenths: spread.tenths,
  })!;
  expect(incomes).toEqual({ people: 4_300_000, perHead: 40_000, tenths: [25, 75], year: '2020' });
  // 15 000 roubles a head in the poorer half: 12 000 a child lift mother and child over the line.
  const growth = 0.75;
  const region = { yugoId: sverdlovsk, growth };
  const generous = { ...model, measures: [{ ...model.measures[0]!, amount: rub(12_000) }] };
  const { body } = await call('modeling/simulateFamilyModel', { model: generous, region });
  expect(body.region).toMatchObject({ ...region, incomes });
  const here = rollUpRegion(generous, { ...incomes, perHead: incomes.perHead * growth })!;
  expect(here.lifted).toBeGreaterThan(0);
  for (const field of ['lifted', 'cost', 'costPerLifted', 'poorShareBefore', 'poorShareAfter'] as const)
    expect(Math.abs(body.region.rollUp[field] - here[field]!)).toBeLessThanOrEqual(1e-9 * here[field]!);
  expect(body.region.rollUp.tenths).toEqual(here.tenths);
  const bare = await call('modeling/simulateFamilyModel', { model, region: { yugoId: oryol } });
  expect(bare.body.region).toEqual({ yugoId: oryol, growth: 1, incomes: null, rollUp: null });
});

test.each([
  [{ yugoId: 1 }, 404],
  [{ yugoId: sverdlovsk, growth: 0 }, 400],
  [{ yugoId: sverdlovsk, growth: 11 }, 400],
])('the region %j is refused with %i', async (region, status) => {
  expect((await call('modeling/simulateFamilyModel', { model, region })).status).toBe(status);
});

test('no number, however large, and nothing in place of one or of a list makes anything but an answer or a refusal by field', async () => {
  const bodies = hostileBodies({
    model: { ...model, overrides: { ...standards, 'pm.all': 17_733 } },
    budgetLine: { type: 0, person: 0, upTo: 20_000 },
    region: { yugoId: sverdlovsk, growth: 1 },
  });
  expect(bodies.length).toBeGreaterThan(90);
  const failed: string[] = [];
  for (const { path, value, body } of bodies) {
    const { status } = await call('modeling/simulateFamilyModel', body);
    if (status >= 500) failed.push(`${path} = ${value}: ${status}`);
  }
  expect(failed).toEqual([]);
});

test.each([2020, 2021, 2022, 2023, 2024, 2025, 2026])(
  'one earner is reckoned by the rules of %i',
  async (policyYear) => {
    const { status, body } = await simulate({ policyYear, overrides: {} });
    expect(status).toBe(200);
    expect(body.types[0].before.disposable).toBeGreaterThan(26_000);
  },
);

test.each([
  [{ types: [] }, 'types', 'From 1 to 50 entries.'],
  [
    { types: [{ name: 'x', households: 1, household: { ...household, persons: [] } }] },
    'types[0].household.persons',
    'From 1 to 12 entries.',
  ],
  [withPerson({ age: 111 }), 'types[0].household.persons[0].age', 'From 0 to 110 years'],
  [withPerson({ age: 30, grossWage: -1 }), 'types[0].household.persons[0].grossWage', '₽ a month'],
  [{ policyYear: 2019 }, 'policyYear', 'From 2020 to 2026'],
  [{ overrides: { 'pm.all': 1e308 } }, 'pm.all', 'From 0 to 100,000,000'],
  [withPerson({ age: 30, grossWage: 1e300 }), 'types[0].household.persons[0].grossWage', '₽ a month'],
  [{ overrides: { 'pm.nobody': 1 } }, 'pm.nobody', 'There is no such value.'],
])('%j is refused at %s', async (changes, path, words) => {
  const { status, body } = await simulate(changes);
  expect(status).toBe(400);
  const field = body.fields.find((each: { path: string }) => each.path === path);
  expect(field?.message).toContain(words);
});

test('a household without people is not kept either, nor written over one that is', async () => {
  const empty = { ...model, types: [{ name: 'x', households: 1, household: { ...household, persons: [] } }] };
  const { id } = (await call('modeling/saveFamilyModel', { name: 'With people', model })).body;
  for (const over of [{ name: 'Nobody' }, { id, version: 1, name: 'With people' }]) {
    const { status, body } = await call('modeling/saveFamilyModel', { ...over, model: empty });
    expect([status, body.fields[0].path]).toEqual([400, 'types[0].household.persons']);
  }
  expect((await call('modeling/getFamilyModel', { id })).body.model.types[0].household.persons).toHaveLength(
    2,
  );
});

test('a number that is none and a name nobody knows are refused', async () => {
  const sent = JSON.stringify({ model }).replace('30000', '1e999');
  const headers = { 'content-type': 'application/json' };
  const raw = await api.app.inject({
    method: 'POST',
    url: '/api/modeling/simulateFamilyModel',
    headers,
    payload: sent,
  });
  expect([400, 401]).toContain(raw.statusCode);
  expect((await simulate(withPerson({ age: 30, salary: 1 }))).status).toBe(400);
});

test('a version of the model that is still to come is refused by its field; none said is that of the model that was kept', async () => {
  const asked = { model, modelVersion: 3 };
  for (const [name, input] of [
    ['simulateFamilyModel', asked],
    ['saveFamilyModel', { ...asked, name: 'Of the future' }],
  ] as const) {
    const { status, body } = await call(`modeling/${name}`, input);
    expect([status, body.fields[0].path]).toEqual([400, 'modelVersion']);
  }
  const { id } = (await call('modeling/saveFamilyModel', { name: 'Of version 1', model, modelVersion: 1 }))
    .body;
  const { meta } = (await call('modeling/simulateFamilyModel', { id })).body;
  expect(meta).toEqual({ model: 'family', modelVersion: 1, policyYear: 2025 });
});

test('saved, listed, renamed, simulated by its number, taken away, brought back', async () => {
  const made = (await call('modeling/saveFamilyModel', { name: 'Round trip', model })).body;
  expect(made).toMatchObject({ name: 'Round trip', version: 1 });
  const { id } = made;
  expect((await call('modeling/getFamilyModel', { id })).body).toMatchObject({ model, modelVersion: 2 });
  const again = await call('modeling/saveFamilyModel', { id, version: 1, name: 'Round trip', model });
  expect(again.body.version).toBe(2);
  const renamed = await call('modeling/renameFamilyModel', { id, name: 'Renamed' });
  expect(renamed.body.name).toBe('Renamed');
  expect(renamed.headers['cache-control']).toBe('no-store');
  const { models, limit } = (await call('modeling/getFamilyModelsList', {})).body;
  expect(limit).toBe(200);
  expect(models[0]).toMatchObject({ id, name: 'Renamed', policyYear: 2025, households: 1 });
  expect((await call('modeling/simulateFamilyModel', { id })).body.types[0].persons).toBe(2);
  expect((await call('modeling/deleteFamilyModel', { id })).body).toEqual({ ok: true });
  expect((await call('modeling/deleteFamilyModel', { id })).status).toBe(404);
  expect((await call('modeling/getFamilyModel', { id })).status).toBe(404);
  expect((await call('modeling/restoreFamilyModel', { id })).body.name).toBe('Renamed');
  expect((await call('modeling/getFamilyModel', { id })).status).toBe(200);
});

test('another’s model does not exist, for reading, saving, renaming, deleting, restoring and simulating', async () => {
  const { id } = (await call('modeling/saveFamilyModel', { name: 'Mine alone', model })).body;
  for (const [name, input] of [
    ['getFamilyModel', { id }],
    ['saveFamilyModel', { id, version: 1, name: 'Stolen', model }],
    ['renameFamilyModel', { id, name: 'Stolen' }],
    ['deleteFamilyModel', { id }],
    ['restoreFamilyModel', { id }],
    ['simulateFamilyModel', { id }],
  ] as const)
    expect((await call(`modeling/${name}`, input, other)).status).toBe(404);
  expect((await call('modeling/getFamilyModelsList', {}, other)).body.models).toEqual([]);
});

test('two windows do not overwrite each other, and a name is taken once', async () => {
  const { id } = (await call('modeling/saveFamilyModel', { name: 'Two windows', model })).body;
  await call('modeling/saveFamilyModel', { id, version: 1, name: 'Two windows', model });
  const stale = await call('modeling/saveFamilyModel', { id, version: 1, name: 'Two windows', model });
  expect([stale.status, stale.body.details.reason]).toEqual([409, 'version']);
  const taken = await call('modeling/saveFamilyModel', { name: 'two WINDOWS', model });
  expect([taken.status, taken.body.details.reason]).toEqual([409, 'name']);
});

test.each(['renameFamilyModel', 'deleteFamilyModel'] as const)(
  '%s, although a GET, does nothing without the anti-forgery token',
  async (name) => {
    const made = (await call('modeling/saveFamilyModel', { name: `Guarded ${name}`, model })).body;
    const answer = await api.call(
      `modeling/${name}`,
      { id: made.id, ...(name === 'renameFamilyModel' && { name: 'Forged' }) },
      { session: owner, headers: { 'x-xsrf-token': '' } },
    );
    expect(answer.status).toBe(403);
    expect((await call('modeling/getFamilyModel', { id: made.id })).body.name).toBe(`Guarded ${name}`);
  },
);

test('nobody without an account and nobody without a licence', async () => {
  expect((await api.call('modeling/getFamilyModelsList', {})).status).toBe(401);
  const unlicensed = await signInAs(api.db);
  expect((await call('modeling/getFamilyModelsList', {}, unlicensed)).status).toBe(402);
  expect((await simulate({}, unlicensed)).status).toBe(402);
});

test('among ten thousand models of others a list is its owner’s, the 201st is refused and said', async () => {
  await signInAs(api.db, { email: 'crowd@test.example' });
  await api.db.run(
    `insert into family_model (account_id, name, policy_year, content)
     select id, 'Model ' || i, 2025, $1::jsonb
       from account, generate_series(1, 10000) i where email = 'crowd@test.example'`,
    [JSON.stringify(model)],
  );
  const full = await signInAs(api.db, { licensed: true, email: 'full@test.example' });
  await api.db.run(
    `insert into family_model (account_id, name, policy_year, content)
     select id, 'Model ' || i, 2025, $1::jsonb
       from account, generate_series(1, 200) i where email = 'full@test.example'`,
    [JSON.stringify(model)],
  );
  const spent = await leastMs(2000, async () => {
    const { models } = (await call('modeling/getFamilyModelsList', {}, full)).body;
    expect(models).toHaveLength(200);
  });
  expect(spent).toBeLessThan(2000);
  const over = await call('modeling/saveFamilyModel', { name: 'One more', model }, full);
  expect([over.status, over.body.code]).toEqual([400, 'too_many_kept']);
});
