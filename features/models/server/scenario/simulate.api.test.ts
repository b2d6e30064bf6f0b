import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { referenceParams, type ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import { hostileBodies } from '../../testing/hostile-bodies.ts';
import { simulateScenario } from '../../domain/scenario/simulate-scenario.ts';

const moscow = 1_124_665;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2021-10-20', LICENSE_POLICY: 'api' });
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const simulate = (input: object, session: string | undefined = licensed) =>
  api.call(
    'modeling/simulateScenario',
    { yugoId: moscow, params: assumed, ...input },
    { session, locale: 'en' },
  );

const assumed: ScenarioParams = {
  ...referenceParams,
  days: 60,
  beds: 2500,
  contacts: [
    { name: 'Days off', from: '2021-10-28', to: '2021-11-07', low: 12, high: 30.5, isOn: true },
    { name: 'At home', from: '2021-11-01', to: '2021-12-01', low: 3, high: 10, isOn: true },
  ],
  vaccination: { from: '2021-11-01', dosesPerDay: 40_000, isOn: true },
  laterBeds: { from: '2021-12-01', beds: 3250, isOn: true },
};

test('no number, however large, and nothing in place of one or of a list makes anything but an answer or a refusal by field', async () => {
  const { start } = (
    await api.call('modeling/getSimulationParams', { yugoId: moscow }, { session: licensed })
  ).body;
  const { day, daily, peopleByAge, registered, recentDeaths } = start;
  const handedIn = { day, daily, peopleByAge, registered, recentDeaths, vaccinated: 2_000_000 };
  const params = { ...assumed, days: 30, protectedPercent: 5, course: { latency: 3, seasonPeakMonth: 0 } };
  const failed: string[] = [];
  for (const { path, value, body } of hostileBodies({
    yugoId: moscow,
    params,
    start: handedIn,
    members: 2,
    seed: 1,
  })) {
    const { status } = await simulate(body);
    if (status >= 500) failed.push(`${path} = ${value}: ${status}`);
  }
  expect(failed).toEqual([]);
}, 60_000);

/** Every number of two answers, side by side. */
function pairs(one: unknown, other: unknown, path = ''): [string, number, number][] {
  if (typeof one === 'number' && typeof other === 'number') return [[path, one, other]];
  if (one === null || typeof one !== 'object') return [];
  return Object.entries(one).flatMap(([key, value]) =>
    pairs(value, (other as Record<string, unknown>)[key], `${path}.${key}`),
  );
}

test('the server’s numbers are those of the library in the page, to a billionth: every day, band and difference of 40 members', async () => {
  const { start } = (
    await api.call('modeling/getSimulationParams', { yugoId: moscow }, { session: licensed })
  ).body;
  const { body } = await simulate({ members: 40, seed: 7 });
  const here = await simulateScenario({ start, params: assumed, version: '1.3', members: 40, seed: 7 });
  const compared = pairs(here, body);
  // Two runs of 61 days: four series without chance and ten bands each.
  expect(compared.length).toBeGreaterThan(2 * 61 * 14);
  const apart = compared.filter(
    ([, one, other]) => !(Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one))),
  );
  expect(apart).toEqual([]);
  expect(body.difference.cases.q95).toBeLessThan(0);
  expect(body.meta).toMatchObject({ model: 'seir-age-9', modelVersion: '1.3', dataAsOf: '2021-10-20' });
}, 60_000);

test('an older version computes its own result again, equal input has an equal fingerprint', async () => {
  const result = async (modelVersion: string) => (await simulate({ modelVersion, members: 20 })).body;
  const [old, again, newer] = [await result('1.0'), await result('1.0'), await result('1.1')];
  expect(again).toEqual(old);
  expect(old.scenario.ensemble.registered.q50[60]).not.toBe(newer.scenario.ensemble.registered.q50[60]);
  expect(old.scenario.single).toEqual(newer.scenario.single);
});

test('the known answer of a calibration comes out of the call as out of the library', async () => {
  const url = new URL('../../../../simulation/fixtures/calibration_roundtrip.json', import.meta.url);
  const { cases } = JSON.parse(await readFile(url, 'utf8'));
  expect(cases.length).toBeGreaterThan(0);
  for (const { input, expected } of cases) {
    const { dailyCases, population, ascertainment, cumulativeInfectedShare } = input;
    const start = {
      day: '2021-10-20',
      daily: dailyCases,
      peopleByAge: Array.from({ length: 9 }, () => population / 9),
      registered: cumulativeInfectedShare * population * ascertainment,
      recentDeaths: null,
    };
    const course = {
      latency: input.latencyDays,
      infectiousPeriod: input.infectiousPeriodDays,
      seasonAmplitude: 0,
      importsPer100kPerDay: 0,
    };
    const found = 100 * ascertainment;
    const params = { ...referenceParams, ascertainment: [found, found], course };
    // The answer is of a run in which R stays what it was on day 0, as up to version 1.1.
    const { single } = (await simulate({ start, params, modelVersion: '1.1' })).body.scenario;
    expect(Math.abs(single.registered[0] / dailyCases.at(-1) - 1)).toBeLessThan(
      expected.firstDaySimulatedCasesWithinRel,
    );
    // What is registered from the eighth day on was infected after the start.
    const growth = Math.log(single.registered[21] / single.registered[7]) / 14;
    expect(Math.abs(growth - expected.growthPerDay)).toBeLessThan(expected.simulatedGrowthFirst14DaysWithin);
  }
});

test('too few reports are an answer, not an error: nothing is computed and the reason is said', async () => {
  const start = {
    day: '2021-10-20',
    daily: [5, 6, 7],
    peopleByAge: Array.from({ length: 9 }, () => 10_000),
    registered: 18,
    recentDeaths: null,
  };
  const { status, body } = await simulate({ start, params: { ...referenceParams } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'insufficient', reason: 'calibration.days', scenario: null });
});

test.each<[string, object, string]>([
  ['days out of bounds', { params: { ...assumed, days: 400 } }, 'params.days'],
  [
    'an interval that ends before it begins',
    { params: { ...assumed, contacts: [{ ...assumed.contacts[0]!, to: '2021-10-27' }] } },
    'params.contacts.0.to',
  ],
  [
    'one measure twice on one day',
    { params: { ...assumed, contacts: [assumed.contacts[0]!, assumed.contacts[0]!] } },
    'params.contacts.1.from',
  ],
  ['501 members', { members: 501 }, 'members'],
  ['negative people', { start: { day: '2021-10-20', daily: [-1] } }, 'start.daily.0'],
])('%s is refused by its field', async (_, input, path) => {
  const { status, body } = await simulate(input);
  expect(status).toBe(400);
  expect(body.fields.map((field: { path: string }) => field.path)).toContain(path);
});

test('no place of that number, no account, no licence', async () => {
  expect((await simulate({ yugoId: 5 })).status).toBe(404);
  expect((await api.call('modeling/simulateScenario', { yugoId: moscow, params: assumed })).status).toBe(401);
  expect((await simulate({}, await signInAs(api.db))).status).toBe(402);
});

test('runs wait for each other beside the process: of eight at once by one account four are run, the others told to come again', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => simulate({ members: 100 })));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
  expect((await simulate({})).status).toBe(200);
}, 60_000);
