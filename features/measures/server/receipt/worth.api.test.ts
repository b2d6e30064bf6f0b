import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { fillFacts, type MadeFact } from '#features/regions/testing/fill-facts.ts';
import { walkSteps, type At, type StepWalk } from '../../testing/step-walk.ts';

// Ten million people, 100,000 of each year of age up to 100, with an ordinary region's incomes: 1.8 million are under 18.

const moscow = 1_124_665;
const kaluga = 1_124_657;

const residents = Array.from({ length: 20 }, (_, at) => 5 * at).flatMap((age) =>
  ['male', 'female'].map((sex): MadeFact => [
    'population_by_age',
    `age=${age}-${age + 4};sex=${sex}`,
    moscow,
    '2020-12-31',
    250_000,
  ]),
);

let api: TestApp;
let steps: StepWalk;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2021-10-20' });
  steps = await walkSteps(api);
  const tenths = [2.3, 3.7, 4.8, 5.8, 6.9, 8.2, 9.8, 12, 15.7, 30.8];
  await fillFacts(api.db, 'rosstat_via_aremt', [
    ...residents,
    ['income_per_capita', '', moscow, '2020-12-31', 35_000],
    ['poverty_rate', '', moscow, '2020-12-31', 12],
    ...tenths.map((share, at): MadeFact => [
      'income_by_tenth',
      `tenth=${at + 1}`,
      moscow,
      '2020-12-31',
      share,
    ]),
  ]);
}, 180_000);
afterAll(() => api.close());

const instrument = {
  kind: 'benefit',
  per: 'child',
  amount: 3000,
  incomeLimitPm: null,
  minChildren: 0,
  low: 60,
  high: 90,
};

async function submitted(part: object = {}): Promise<At> {
  const at = await steps.draft('author', {
    direction: 3,
    issues: [],
    starts: '2021-11-01',
    ends: null,
    ...part,
  });
  return at;
}

const preview = (at: At, said: object = {}, who = 'author') =>
  steps.call(who, 'previewReceipt', { id: at.id, version: at.version, ...said });

test('a benefit to every child is worth people lifted at a cost, with its interval, inputs and version', async () => {
  const at = await submitted();
  const { worth, lack, promise } = (await preview(at, { instrument })).body;
  expect([lack, promise]).toEqual([null, null]);
  const { lifted, cost, costPerLifted, poorBefore, poorAfter } = worth;
  expect(lifted.q05).toBeGreaterThan(0);
  expect(lifted.q05).toBeLessThan(lifted.q95);
  // 1.8 million children, 3,000 each, 60 to 90 per cent of them.
  expect(cost.q05).toBeGreaterThan(0.6 * 3000 * 1.8e6);
  expect(cost.q95).toBeLessThan(0.9 * 3000 * 1.8e6);
  expect(costPerLifted.q50).toBeGreaterThan(3000);
  expect(poorBefore).toBeCloseTo(0.12);
  expect(poorAfter.q50).toBeLessThan(0.12);
  expect(worth).toMatchObject({
    place: { yugoId: moscow },
    // The rules of the year the measure starts in.
    policyYear: 2021,
    model: 'family',
    dataAsOf: '2020-12-31',
    members: 500,
    seed: 1,
  });
  expect((await preview(at, { instrument })).body.worth).toEqual(worth);
}, 60_000);

test('what it gives must be said, a place without published incomes has none, bounds and reversed shares are refused', async () => {
  const at = await submitted();
  expect((await preview(at)).body).toMatchObject({ lack: 'no_instrument', worth: null, direction: 3 });
  const elsewhere = await submitted({ yugoIds: [kaluga] });
  expect((await preview(elsewhere, { instrument })).body.lack).toBe('no_incomes');
  for (const wrong of [{ amount: 0 }, { amount: 2e6 }, { low: 95 }, { low: 0 }, { per: 'dog' }, { other: 1 }])
    expect((await preview(at, { instrument: { ...instrument, ...wrong } })).status).toBe(400);
}, 60_000);

test('what was seen is frozen with the acceptance, readers see it, and another promise is refused', async () => {
  const issues = (await api.db.query<{ id: number }>(
    `select entry_id as id from handbook_entry where handbook = 'issue' and direction = 3 limit 1`,
  )) as { id: number }[];
  const draft = await submitted({ issues: issues.map(({ id }) => id) });
  const at = await steps.step('author', 'advanceMeasureStage', draft);
  const { worth } = (await preview(at, { instrument }, 'moderator')).body;
  const receipt = { kind: 'family', yugoId: moscow, instrument, inputHash: worth.inputHash };
  const accept = (part: object) =>
    steps.call('moderator', 'acceptMeasure', { ...at, receipt: { ...receipt, ...part } });
  const changed = await accept({ inputHash: '0'.repeat(16) });
  expect([changed.status, changed.body.details.reason]).toEqual([409, 'promise_changed']);
  expect((await accept({ instrument: { ...instrument, amount: 4000 } })).status).toBe(409);
  await steps.step('moderator', 'acceptMeasure', at, { receipt });
  const seen = (await steps.call('reader', 'getMeasure', { id: at.id })).body.receipt;
  expect(seen).toMatchObject({ whyNone: null, promise: null, outcome: null });
  expect(seen.worth).toEqual(worth);
  await expect(api.db.run('update measure_receipt set low = 1')).rejects.toThrow('frozen');
}, 60_000);
