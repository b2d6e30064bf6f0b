import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { fillFacts, type MadeFact } from '#features/regions/testing/fill-facts.ts';
import { povertyYears } from '../../domain/receipt/receipt.ts';
import { walkSteps, type At, type StepWalk } from '../../testing/step-walk.ts';
import { writeOutcomes } from './outcome-job.ts';
import { insertReceipt } from './receipt-queries.ts';

// Ten cases a day everywhere before 25 October. Then eight a day in Moscow and ten in its three twins for two weeks:
// a fifth less than the twins. Four of a country's own line tell the job how far the reports go.

const moscow = 1_124_665;
const country = 1_180_665;
const twins = [1_124_657, 1_124_658, 1_124_659];
const starts = '2021-10-25';
const lastDay = '2021-11-07';

let api: TestApp;
let steps: StepWalk;
beforeAll(async () => {
  api = await openTestApp();
  steps = await walkSteps(api);
  const days = (place: number, after: number) =>
    Array.from({ length: 42 }, (_, at): MadeFact => [
      'covid_cases_new',
      '',
      place,
      addDays(starts, at - 28),
      at < 28 ? 10 : after,
    ]);
  await fillFacts(api.db, 'operational_headquarters_daily', [
    ...days(moscow, 8),
    ...twins.flatMap((twin) => days(twin, 10)),
    ...days(country, 38),
  ]);
  // Each day was published on itself.
  await api.db.run('update fact set known_at = day');
});
afterAll(() => api.close());

/** A published measure whose frozen promise lies around a median. */
async function promising(median: number, others = twins): Promise<At> {
  const at = await steps.inState(2);
  const band = { q05: median - 10, q25: median - 5, q50: median, q75: median + 5, q95: median + 10 };
  const frozen = { dataAsOf: '2021-10-20', yugoId: moscow, starts, lastDay, low: 5, high: 15 };
  const run = {
    model: 'seir-age-9',
    modelVersion: '1.1',
    inputHash: '0'.repeat(16),
    warnings: [],
    inputs: { members: 200, seed: 1 },
  };
  await insertReceipt(
    api.db,
    at,
    {
      kind: 'epidemic',
      ...frozen,
      ...run,
      bands: [band, band],
      cases: { q05: -9, q50: -5, q95: -1 },
      twins: others,
    },
    new Date(),
  );
  return steps.step('moderator', 'acceptMeasure', at);
}

const outcomeOf = async ({ id }: At, asOf: string) =>
  (await steps.call('reader', 'getMeasure', { id, asOf })).body.receipt.outcome;

test('after its weeks the job writes what came of each promise once; it is seen from their last day on', async () => {
  const [kept, missed, exceeded] = [await promising(-25), await promising(-40), await promising(-5)];
  const alone = await promising(-20, twins.slice(1));
  const unpublished = await steps.inState(2);
  expect(await writeOutcomes(api.db)).toBe(4);
  expect(await writeOutcomes(api.db)).toBe(0);
  expect(await outcomeOf(kept, '2021-11-06')).toBeNull();
  expect(await outcomeOf(kept, '2021-11-07')).toEqual({
    knownDay: lastDay,
    lack: null,
    weeks: [expect.closeTo(-20, 4), expect.closeTo(-20, 4)],
    gap: expect.closeTo(-20, 4),
    verdict: 'inside',
    scatter: { low: 0, high: 0 },
    before: 280,
    after: 112,
  });
  expect((await outcomeOf(missed, lastDay)).verdict).toBe('weaker');
  expect((await outcomeOf(exceeded, lastDay)).verdict).toBe('stronger');
  expect(await outcomeOf(alone, lastDay)).toMatchObject({ lack: 'few_twins', gap: null, verdict: null });
  expect((await steps.call('moderator', 'getMeasure', { id: unpublished.id })).body.receipt).toBeNull();
  // A moderator of a measure like them sees what they promised and what came of it.
  const { id, version } = unpublished;
  const likeOn = async (asOf: string) =>
    (await steps.call('moderator', 'getSimilar', { id, version, asOf })).body.find(
      ({ measure }: { measure: At }) => measure.id === kept.id,
    );
  expect(await likeOn('2021-11-06')).toMatchObject({ promised: { low: -35, high: -15 }, came: null });
  expect(await likeOn(lastDay)).toMatchObject({ came: { gap: expect.closeTo(-20, 4), verdict: 'inside' } });
  await expect(api.db.run('update measure_outcome set gap = 0')).rejects.toThrow('frozen');
});

test('a promise whose last day nobody has reported yet waits', async () => {
  const at = await steps.inState(2);
  const later = { dataAsOf: '2021-10-20', yugoId: moscow, starts, lastDay: '2021-11-08', low: 5, high: 15 };
  const run = {
    model: 'seir-age-9',
    modelVersion: '1.1',
    inputHash: '0'.repeat(16),
    warnings: [],
    inputs: { members: 200, seed: 1 },
  };
  await insertReceipt(
    api.db,
    at,
    { kind: 'epidemic', ...later, ...run, bands: [], cases: {}, twins },
    new Date(),
  );
  await steps.step('moderator', 'acceptMeasure', at);
  expect(await writeOutcomes(api.db)).toBe(0);
});

// Under the minimum in 2020 were 13 in a hundred in Moscow, 12 in each twin; in 2022 11 and 11: a point less than the twins.
const worth = (starts: string, others = twins) => ({
  kind: 'family' as const,
  dataAsOf: '2020-12-31',
  yugoId: moscow,
  starts,
  lastDay: povertyYears(starts).after,
  low: 60,
  high: 90,
  inputs: {
    members: 500,
    seed: 1,
    instrument: { kind: 'benefit', per: 'child', amount: 3000, incomeLimitPm: null, minChildren: 0 },
    low: 60,
    high: 90,
    policyYear: 2025,
    start: { poorShare: 0.13 },
  },
  effect: {
    lifted: { q05: 1, q50: 2, q95: 3 },
    cost: { q05: 1, q50: 2, q95: 3 },
    costPerLifted: null,
    poorAfter: { q05: 0.115, q50: 0.12, q95: 0.125 },
  },
  model: 'family',
  modelVersion: '1',
  inputHash: '0'.repeat(16),
  warnings: [],
  twins: others,
});

test('poverty of the first whole year is compared once it is published, and seen from that day on', async () => {
  const accepted = async (starts: string, others?: number[]): Promise<At> => {
    const at = await steps.inState(2);
    await insertReceipt(api.db, at, worth(starts, others), new Date());
    return steps.step('moderator', 'acceptMeasure', at);
  };
  const [kept, alone, later] = [
    await accepted('2021-11-01'),
    await accepted('2021-11-01', twins.slice(1)),
    await accepted('2022-11-01'),
  ];
  const poor = (place: number, year: number, value: number): MadeFact => [
    'poverty_rate',
    '',
    place,
    `${year}-12-31`,
    value,
  ];
  const year = (of: number, own: number, other: number) =>
    fillFacts(api.db, 'rosstat_via_aremt', [
      poor(moscow, of, own),
      ...twins.map((twin) => poor(twin, of, other)),
    ]);
  await year(2020, 13, 12);
  expect(await writeOutcomes(api.db)).toBe(0);
  await year(2022, 11, 11);
  expect(await writeOutcomes(api.db)).toBe(2);
  expect(await writeOutcomes(api.db)).toBe(0);
  // Published on 1 October of the year after.
  expect(await outcomeOf(kept, '2023-09-30')).toBeNull();
  expect(await outcomeOf(kept, '2023-10-01')).toEqual({
    knownDay: '2023-10-01',
    lack: null,
    weeks: [],
    gap: expect.closeTo(-1, 4),
    verdict: 'inside',
    scatter: { low: 0, high: 0 },
    before: 13,
    after: 11,
  });
  expect(await outcomeOf(alone, '2023-10-01')).toMatchObject({ lack: 'few_twins', verdict: null });
  expect(await outcomeOf(later, '2023-10-01')).toBeNull();
});
