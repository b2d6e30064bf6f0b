import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { fillFacts, type MadeFact } from '#features/regions/testing/fill-facts.ts';
import { fillSubjects } from '#features/regions/testing/fill-subjects.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { walkSteps, type At, type StepWalk } from '../../testing/step-walk.ts';
import { writeOutcomes } from '../receipt/outcome-job.ts';
import { insertReceipt } from '../receipt/receipt-queries.ts';

// Seven regions, each the twin of the others: ten cases a day in eight weeks before 25 October. Then for two weeks
// eight a day in the one with the measure, five in another, twenty in a third and ten in the rest.

const own = 1_124_665;
const [falls, grows, ...even] = [1_124_657, 1_124_658, 1_124_659, 1_124_660, 1_124_661, 1_124_662];
const alike = [own, falls!, grows!, ...even];
const uncounted = 1_124_663;
const country = 1_180_665;
const starts = '2021-10-25';
const lastDay = '2021-11-07';
const asOf = lastDay;

let api: TestApp;
let steps: StepWalk;
let at: At;
beforeAll(async () => {
  api = await openTestApp();
  steps = await walkSteps(api);
  await fillSubjects(api.db, alike, uncounted);
  const after = new Map([
    [own, 8],
    [falls!, 5],
    [grows!, 20],
    [country, 70],
  ]);
  const days = (place: number) =>
    Array.from({ length: 70 }, (_, day): MadeFact => [
      'covid_cases_new',
      '',
      place,
      addDays(starts, day - 56),
      day < 56 ? 10 : (after.get(place) ?? 10),
    ]);
  await fillFacts(api.db, 'operational_headquarters_daily', [...alike, country].flatMap(days));
  await api.db.run('update fact set known_at = day');
  at = await promising();
  expect(await writeOutcomes(api.db)).toBe(1);
});
afterAll(() => api.close());

async function promising(): Promise<At> {
  const draft = await steps.step(
    'author',
    'advanceMeasureStage',
    await steps.draft('author', { starts, ends: '2021-12-05', code: 'C4' }),
  );
  const band = { q05: -30, q25: -25, q50: -20, q75: -15, q95: -10 };
  await insertReceipt(
    api.db,
    draft,
    {
      kind: 'epidemic',
      dataAsOf: '2021-10-20',
      yugoId: own,
      starts,
      lastDay,
      low: 5,
      high: 15,
      model: 'seir-age-9',
      modelVersion: '1.1',
      inputHash: '0'.repeat(16),
      warnings: [],
      inputs: { members: 200, seed: 1 },
      bands: [band, band],
      cases: { q05: -9, q50: -5, q95: -1 },
      twins: even,
    },
    new Date(),
  );
  return steps.step('moderator', 'acceptMeasure', draft);
}

const ask = (who: string, name: string, { id, version }: Omit<At, 'revision'>, rest: object = {}) =>
  steps.call(who, name, { id, version, ...rest });

test('eight weeks before and two of the promise stand beside the growth of its twins; one region of six fell as far without it', async () => {
  const { body } = await ask('reader', 'getComparison', at, { asOf });
  expect(body.weeks).toHaveLength(10);
  expect(body.weeks[0]).toEqual({ day: '2021-09-05', own: 70, alike: 70 });
  expect(body.weeks.at(-1)).toEqual({ day: lastDay, own: 56, alike: 70 });
  expect(body.gap).toBeCloseTo(-20, 4);
  const gaps = Object.fromEntries(
    body.others.map(({ yugoId, gap }: { yugoId: number; gap: number }) => [yugoId, Math.round(gap)]),
  );
  expect(gaps).toMatchObject({ [falls!]: -50, [grows!]: 100 });
  expect([body.others.length, body.asFar, body.withSuch]).toEqual([6, 1, 0]);
});

test('the list tells beside a measure what it promised and what came, counts where the outcomes lie, and knows neither before the last day', async () => {
  const listed = async (day: string) => {
    const { body } = await steps.call('reader', 'getMeasures', { asOf: day });
    const counted = await steps.call('reader', 'getMeasuresStats', { asOf: day });
    return [body.measures.find(({ id }: { id: number }) => id === at.id).kept, counted.body.kept];
  };
  const [kept, counts] = await listed(lastDay);
  expect(kept).toMatchObject({ kind: 'epidemic', low: -30, high: -10, lastDay, lack: null });
  expect([kept.came.verdict, kept.came.gap]).toEqual(['inside', expect.closeTo(-20, 4)]);
  expect(counts).toEqual({ inside: 1, stronger: 0, weaker: 0 });
  const [before, none] = await listed('2021-11-06');
  expect([before.came, none]).toEqual([null, { inside: 0, stronger: 0, weaker: 0 }]);
});

test('before its last day there is no comparison; a region that had such a measure is left out', async () => {
  expect((await ask('reader', 'getComparison', at, { asOf: '2021-11-06' })).body).toBeNull();
  const such = await steps.step(
    'author',
    'advanceMeasureStage',
    await steps.draft('author', { starts, ends: null, code: 'C4', yugoIds: [falls!] }),
  );
  await steps.step('moderator', 'acceptMeasure', such);
  const { body } = await ask('reader', 'getComparison', at, { asOf });
  expect([body.others.length, body.asFar, body.withSuch]).toEqual([5, 0, 1]);
});

test('around it are the days from four weeks before its start to the clock, and the other measure that began', async () => {
  const { body } = await ask('reader', 'getAround', at, { asOf });
  expect(body).toMatchObject({ place: { yugoId: own }, from: '2021-09-27', to: asOf });
  expect(body.values).toHaveLength(42);
  expect(body.values.slice(27, 29)).toEqual([10, 8]);
  const another = await steps.step(
    'author',
    'advanceMeasureStage',
    await steps.draft('author', { starts: '2021-10-11', ends: null, title: 'Маски в метро' }),
  );
  await steps.step('moderator', 'acceptMeasure', another);
  const told = (await ask('reader', 'getAround', at, { asOf })).body.events;
  expect(told.filter(({ kind }: { kind: string }) => kind === 'measure')).toMatchObject([
    { id: another.id, day: '2021-10-11', title: 'Маски в метро' },
  ]);
});

test('a version meets what is published in its place and days in its direction, not elsewhere, later or of the economy', async () => {
  const draft = await steps.draft('author', { starts: '2021-11-20', ends: '2021-12-31' });
  const met = async (part: object) => {
    const other = await steps.draft('author', { starts: '2021-12-01', ends: '2021-12-10', ...part });
    await steps.step('moderator', 'acceptMeasure', await steps.step('author', 'advanceMeasureStage', other));
    const { body } = await ask('author', 'getOverlaps', draft, { asOf });
    return body.measures.some(({ id }: { id: number }) => id === other.id);
  };
  expect(await met({})).toBe(true);
  expect(await met({ ends: null })).toBe(true);
  expect(await met({ starts: '2022-01-01', ends: null })).toBe(false);
  expect(await met({ yugoIds: [falls!] })).toBe(false);
  const endless = await steps.draft('author', { starts: null, ends: null });
  expect((await ask('author', 'getOverlaps', endless)).body).toEqual({ measures: [], total: 0 });
});

test('a target that bears a figure\u2019s name has what came of it by its date; one of another name and one before the start have nothing', async () => {
  const target = (name: string, date: string | null) => ({
    name,
    unitId: null,
    baseline: 10,
    target: 7,
    date,
  });
  const indicators = [
    target('Проверок заведений', null),
    target('Новые случаи COVID-19 за неделю на 100 тысяч', '2021-11-01'),
    target('Новые случаи COVID-19 за неделю на 100 тысяч', null),
  ];
  const draft = await steps.draft('author', { starts, ends: null, indicators });
  const came = async (day: string) => (await ask('author', 'getTargets', draft, { asOf: day })).body;
  expect(await came('2021-10-24')).toEqual([]);
  const found = await came(asOf);
  expect(found).toMatchObject([
    { at: 1, day: '2021-11-01', betterIs: 'down' },
    { at: 2, day: asOf },
  ]);
  // Ten a day became eight: the whole week after is less than the week the measure began in.
  expect(found[1].value).toBeLessThan(found[0].value * 1.01);
});

test('a draft is compared with nothing by whom it does not exist for; shapes are refused', async () => {
  const draft = await steps.draft();
  for (const name of ['getComparison', 'getAround', 'getOverlaps', 'getTargets']) {
    expect((await ask('reader', name, draft)).status).toBe(404);
    expect([200, 204]).toContain((await ask('author', name, draft)).status);
    expect((await steps.call('reader', name, { id: draft.id })).status).toBe(400);
    expect((await steps.call('reader', name, { id: 'x', version: 1 })).status).toBe(400);
    expect((await api.call(`measure/${name}` as 'measure/getAround', { id: at.id, version: 1 })).status).toBe(
      401,
    );
  }
});
