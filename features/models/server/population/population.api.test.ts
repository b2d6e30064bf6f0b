import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import { cookieHeader, type TestApp } from '#app/testing/test-app.ts';
import { xsrfHeader, xsrfTokenOf } from '#platform/server/http/anti-forgery.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { loadDataSets } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { listBundledRows } from '#statistics/import/read-rows.ts';
import type { PlaceStart } from '../../domain/population/place-start.ts';
import { hostileBodies } from '../../testing/hostile-bodies.ts';
import { runBands, runPopulation } from '../../domain/population/run-population.ts';

const sverdlovsk = 1_124_666;
const central = 1_180_601;
const russia = 1_180_665;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openFiguresApp({ SAMPLE_DATA: 'true', LICENSE_POLICY: 'api', AS_OF: '2021-10-20' });
  await loadDataSets(api.db, ['un_wpp2019', 'un_wpp2024']);
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

/** People of 100 and over in the country, UN WPP 2019, medium. */
let unitedNations: Map<number, number>;
beforeAll(async () => {
  unitedNations = new Map();
  for (const row of await listBundledRows('population/un_wpp2019_russia_population_age5_sex.csv'))
    if (row['variant'] === 'medium' && row['age'] === '100+') {
      const year = Number(row['year']);
      unitedNations.set(year, (unitedNations.get(year) ?? 0) + 1000 * Number(row['population_thousand']));
    }
});

/** A start whose open group has one rate and thins out evenly. */
function flattened(start: PlaceStart): PlaceStart {
  const bySex = (of: (sex: 'male' | 'female') => number[]) => ({ male: of('male'), female: of('female') });
  const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  const rateOf = (sex: 'male' | 'female'): number => {
    const people = start.people[sex].slice(85);
    return sumOf(people.map((count, i) => count * start.mortality[sex][85 + i]!)) / sumOf(people);
  };
  return {
    ...start,
    people: bySex((sex) => {
      const weights = Array.from({ length: 16 }, (_, i) => Math.exp(-rateOf(sex) * i));
      const all = sumOf(start.people[sex].slice(85));
      return [...start.people[sex].slice(0, 85), ...weights.map((part) => (all * part) / sumOf(weights))];
    }),
    mortality: bySex((sex) => start.mortality[sex].map((rate, age) => (age < 85 ? rate : rateOf(sex)))),
  };
}

const forecast = (input: object, session: string | undefined = licensed) =>
  api.call('modeling/getPeopleStatsForecast', input, { session, locale: 'ru' });

test('Sverdlovsk starts from the tables’ 4 300 383 people of mid-2020 and 1.59 children per woman', async () => {
  const { body } = await forecast({ yugoId: sverdlovsk });
  expect(body.start.baseYear).toBe(2020);
  const people = [...body.start.people.male, ...body.start.people.female];
  expect(Math.round(people.reduce((sum: number, count: number) => sum + count, 0))).toBe(4_300_383);
  // Births of 2020 over women by five-year ages, the table’s rates added up and times five.
  expect(body.variants.medium.tfr[0].value).toBeCloseTo(
    5 * (0.014705 + 0.073557 + 0.097243 + 0.077339 + 0.044525 + 0.010219 + (102 + 13) / 155_419),
    3,
  );
  // Deaths of 2017 to 2019 over people, of men of 65 to 69: the mean of the five ages.
  const [from, to] = body.start.rateYears;
  expect([from, to]).toEqual([2017, 2019]);
  const rates = body.start.mortality.male.slice(65, 70);
  expect(rates.every((rate: number, i: number) => i === 0 || rate > rates[i - 1])).toBe(true);
  expect(body.start.epidemic).toEqual({ year: 2020, factor: expect.closeTo(1.2, 1) });
  expect(body.source).toMatchObject({ code: 'rusfmd', sample: false });
});

test('people of 100 and over are within a factor of 1.5 of the UN’s in 2025 and 2030, from each base year, and those of 85 and over what one rate for all would leave', async () => {
  const united = (year: number): number => unitedNations.get(year)!;
  for (const asOf of ['2020-07-13', '2021-10-20', '2026-11-28']) {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/modeling/getPeopleStatsForecast?asOf=${asOf}`,
      headers: { cookie: cookieHeader(identityCookie, licensed), [xsrfHeader]: xsrfTokenOf(licensed) },
      payload: { yugoId: russia, horizonYears: 20 },
    });
    const body = answer.json();
    const { start, variants } = body;
    const run = runPopulation(start, variants.medium);
    const oldest = (of: typeof run, age: number, year: number): number => {
      const { male, female } = of.projection.people[year - start.baseYear]!;
      return [...male.slice(age), ...female.slice(age)].reduce((sum, count) => sum + count, 0);
    };
    for (const year of [2025, 2030]) {
      const ratio = oldest(run, 100, year) / united(year);
      expect([asOf, year, ratio > 1 / 1.5 && ratio < 1.5, ratio]).toEqual([asOf, year, true, ratio]);
    }
    const flat = runPopulation(flattened(start), variants.medium);
    expect(Math.abs(oldest(run, 85, 2025) / oldest(flat, 85, 2025) - 1)).toBeLessThan(0.02);
    if (start.baseYear === 2020)
      expect(Math.abs(oldest(run, 85, 2030) / oldest(flat, 85, 2030) - 1)).toBeLessThan(0.02);
    // Only because the open group is taken apart: one rate makes more than twice as many.
    expect(oldest(flat, 100, 2030) / united(2030)).toBeGreaterThan(2);
  }
});

test('births less deaths and with migration are the change of every year, to a millionth of a person', async () => {
  const { result } = (await forecast({ yugoId: russia, horizonYears: 50 })).body;
  expect(result.years).toHaveLength(51);
  for (const [i, births] of result.births.entries()) {
    const change = result.total[i + 1] - result.total[i];
    expect(Math.abs(births - result.deaths[i] + result.netMigration[i] - change)).toBeLessThan(1e-6);
  }
});

test('the UN’s projection is that of the revision known on the day: 2019’s on the sample day, 135.8 million in 2050', async () => {
  const { unitedNations } = (await forecast({ yugoId: sverdlovsk, horizonYears: 50 })).body;
  expect(unitedNations.source.code).toBe('un_wpp2019');
  expect(unitedNations.total[unitedNations.years.indexOf(2050)] / 1e6).toBeCloseTo(135.8, 1);
});

test('a district is projected from the sum of its subjects', async () => {
  const { start, name } = (await forecast({ yugoId: central })).body;
  const people = [...start.people.male, ...start.people.female];
  expect(people.reduce((sum: number, count: number) => sum + count, 0)).toBeCloseTo(39_342_441, -1);
  expect(name).toBe('ЦФО');
});

test.each([
  ['a place that is none', { yugoId: 1 }, 404],
  ['text for a place', { yugoId: 'Moscow' }, 400],
  ['no variant of that name', { yugoId: russia, variant: 'best' }, 400],
  ['51 years', { yugoId: russia, horizonYears: 51 }, 400],
])('refused: %s', async (_, input, status) => {
  expect((await forecast(input)).status).toBe(status);
});

test('nobody without an account and nobody without a licence', async () => {
  expect((await api.call('modeling/getPeopleStatsForecast', { yugoId: russia })).status).toBe(401);
  expect((await forecast({ yugoId: russia }, await signInAs(api.db))).status).toBe(402);
});

const simulate = (input: object, session: string | undefined = licensed) =>
  api.call('modeling/simulatePeopleStats', input, { session, locale: 'en' });

test('the server’s numbers are the library’s, to a billionth: total, pyramid and bands of 20 members', async () => {
  const { start, variants } = (await forecast({ yugoId: sverdlovsk })).body;
  const params = { ...variants.medium, tfr: [{ year: 2020, value: 1.9 }], horizonYears: 20 };
  const { body } = await simulate({ yugoId: sverdlovsk, params, members: 20, seed: 7 });
  const own = runPopulation(start, params);
  const bands = runBands(start, params, { members: 20, seed: 7 });
  const isClose = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.abs(other);
  for (const [i, total] of own.projection.total.entries()) {
    expect(isClose(body.scenario.total[i], total)).toBe(true);
    expect(isClose(body.scenario.bands.total.q90[i], bands.q90[i]!)).toBe(true);
  }
  expect(isClose(body.scenario.pyramids['2040'].male[30], own.projection.people[20]!.male[30]!)).toBe(true);
  expect(body.difference.total[20]).toBeCloseTo(body.scenario.total[20] - body.reference.total[20], 6);
});

test('the default parameters are the reference itself: no difference in any year', async () => {
  const { variants, result } = (await forecast({ yugoId: russia })).body;
  const { body } = await simulate({ yugoId: russia, params: variants.medium });
  expect(body.scenario.total).toEqual(result.total);
  expect(new Set(body.difference.total)).toEqual(new Set([0]));
});

test('the known answer of a population comes out of the call as out of the library: its first year from a start handed in', async () => {
  const url = new URL('../../../../simulation/fixtures/cohort_component.json', import.meta.url);
  const { cases } = JSON.parse(await readFile(url, 'utf8'));
  const yearly = cases.filter(({ input }: { input: object }) => 'mxMaleYear0' in input);
  expect(yearly.length).toBeGreaterThan(0);
  for (const { input, expected } of yearly) {
    const { netMigrationMaleShare: men, migrationAgeShapeSumTo1: moved } = input;
    const start = {
      baseYear: 2024,
      people: { male: input.basePopMale, female: input.basePopFemale },
      mortality: { male: input.mxMaleYear0, female: input.mxFemaleYear0 },
      fertilityShape: input.asfrShapeAges15to49SumTo1,
      migrationShape: {
        male: moved.map((part: number) => part * men),
        female: moved.map((part: number) => part * (1 - men)),
      },
      sexRatioAtBirth: input.sexRatioAtBirth,
    };
    const still = (value: number) => [{ year: 2024, value }];
    const params = {
      horizonYears: 1,
      tfr: still(input.tfrByYear[0]),
      meanAgeShift: 0,
      e0Male: still(expected.e0MaleYear0),
      e0Female: still(expected.e0FemaleYear0),
      netMigration: still(input.netMigrationTotalByYear[0]),
      retirementAgeMale: still(65),
      retirementAgeFemale: still(60),
    };
    const { scenario } = (await simulate({ yugoId: sverdlovsk, start, params })).body;
    for (const [got, wanted] of [
      [scenario.total[0], expected.totalByYear[0]],
      [scenario.total[1], expected.totalByYear[1]],
      [scenario.births[0], expected.birthsByYear[0]],
      [scenario.deaths[0], expected.deathsByYear[0]],
    ])
      expect(Math.abs(got - wanted) / wanted).toBeLessThanOrEqual(1e-8);
  }
});

test.each([
  ['tfr', [{ year: 2020, value: 9 }], 'tfr[0].value', 'From 0.8 to 4 children per woman'],
  ['e0Male', [{ year: 2020, value: 49 }], 'e0Male[0].value', 'From 50 to 90 years'],
  ['retirementAgeMale', [{ year: 2020, value: 90 }], 'retirementAgeMale[0].value', 'From 55 to 75 years'],
  ['netMigration', [{ year: 2020, value: 1e9 }], 'netMigration[0].value', 'people a year'],
])('%s out of bounds is told by its field with bounds and unit', async (path, knots, field, words) => {
  const { variants } = (await forecast({ yugoId: sverdlovsk })).body;
  const { status, body } = await simulate({
    yugoId: sverdlovsk,
    params: { ...variants.medium, [path]: knots },
  });
  expect(status).toBe(400);
  expect(body.fields[0].path).toBe(field);
  expect(body.fields[0].message).toContain(words);
});

test('a run says by which version it was computed; one that is still to come is refused by its field', async () => {
  const params = (await forecast({ yugoId: sverdlovsk })).body.variants.medium;
  const { body } = await simulate({ yugoId: sverdlovsk, params, modelVersion: 1 });
  expect(body.meta).toMatchObject({ model: 'population', modelVersion: 1 });
  // As the first version answered on the day it came.
  expect(Math.round(body.reference.total[30])).toBe(3_767_956);
  expect([body.reference.warnings, body.scenario.warnings]).toEqual([[], []]);
  const later = await simulate({ yugoId: sverdlovsk, params, modelVersion: 3 });
  expect([later.status, later.body.fields[0].path]).toEqual([400, 'modelVersion']);
});

test('knots out of order, none at all, thirteen of them and unknown names are refused', async () => {
  const { variants } = (await forecast({ yugoId: sverdlovsk })).body;
  const refusedFor = async (params: object) =>
    (await simulate({ yugoId: sverdlovsk, params: { ...variants.medium, ...params } })).status;
  const knot = (year: number) => ({ year, value: 1.5 });
  expect(await refusedFor({ tfr: [knot(2030), knot(2025)] })).toBe(400);
  expect(await refusedFor({ tfr: [] })).toBe(400);
  expect(await refusedFor({ tfr: Array.from({ length: 13 }, (_, i) => knot(2020 + i)) })).toBe(400);
  expect(await refusedFor({ births: 1 })).toBe(400);
});

test('no number, however large, and nothing in place of one or of a list makes anything but an answer or a refusal by field', async () => {
  const { start, variants } = (await forecast({ yugoId: sverdlovsk })).body;
  const params = { ...variants.medium, horizonYears: 2 };
  const failed: string[] = [];
  for (const { path, value, body } of hostileBodies({
    yugoId: sverdlovsk,
    params,
    start,
    members: 2,
    seed: 1,
  })) {
    const { status } = await simulate(body);
    if (status >= 500) failed.push(`${path} = ${value}: ${status}`);
  }
  expect(failed).toEqual([]);
}, 120_000);

test('an account has four runs under way at most: the fifth is told to come again', async () => {
  const { variants } = (await forecast({ yugoId: russia })).body;
  const input = { yugoId: russia, params: variants.medium, members: 200 };
  const answers = await Promise.all(Array.from({ length: 8 }, () => simulate(input)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
  expect(statuses).toContain(429);
  expect((await simulate(input)).status).toBe(200);
}, 30_000);
