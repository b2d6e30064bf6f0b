import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { issueForecasts } from '../forecast/issue/issue-forecasts.ts';

const moscow = 1_124_665;
const central = 1_180_601;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openFiguresApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  licensed = await signInAs(api.db, { licensed: true });
  await issueForecasts(api.db, { until: '2020-06-24' });
});
afterAll(() => api.close());

const ask = async (name: Parameters<TestApp['call']>[0], input: object, asOf = '2020-06-24') =>
  (await api.call(name, { asOf, ...input }, { session: licensed, locale: 'ru' })).body;

test('without beds and tests the stage is unknown while Rt alone rules none out, and says why; the level and Rt stand', async () => {
  const found = await ask('regiondossier/getInfectionStages', { yugoId: moscow });
  expect(found).toMatchObject({ day: '2020-06-24', stage: null, stable: null });
  expect(found.rule.id).toBe('mr-3.1.0178-20');
  expect(found.missing).toEqual(['freeBedsShare', 'testsPer100k']);
  const [rt] = found.indicators;
  const { cases } = await ask('regiondossier/getRegionStat', { yugoId: moscow });
  const sum = (from: number, to?: number) =>
    cases.slice(from, to).reduce((all: number, one: number) => all + one, 0);
  expect(rt).toMatchObject({ indicator: 'officialRt', bound: 'at-most', nextThreshold: 1 });
  expect(rt.value).toBeCloseTo(sum(-4) / sum(-8, -4), 5);
  expect(found.rt.low).toBeLessThan(found.rt.mean);
  expect(found.rt.mean).toBeLessThan(found.rt.high);
  expect([found.runs[0].from, found.runs.at(-1)]).toMatchObject([
    '2020-05-08',
    { to: '2020-06-24', stage: null },
  ]);
});

test('a day on which the official Rt is over 1 reaches no stage, whatever was not published, and changes have their days', async () => {
  // 10 May 2020: Moscow's cases of four days were more than those of the four before.
  const found = await ask('regiondossier/getInfectionStages', { yugoId: moscow }, '2020-05-10');
  expect(found.indicators[0].value).toBeGreaterThan(1.005);
  expect(found).toMatchObject({ stage: 0, missing: ['freeBedsShare', 'testsPer100k'] });
  const later = await ask('regiondossier/getInfectionStages', { yugoId: moscow });
  expect(later.runs.length).toBeGreaterThan(1);
  for (const { stage } of later.runs) expect([0, null]).toContain(stage);
});

test('the country’s stringency runs without gaps to the day of the reports, and is the tracker’s formula by hand', async () => {
  const { stringency, stringencySource } = await ask('regiondossier/getInfectionStages', { yugoId: moscow });
  expect(stringencySource.code).toBe('oxcgrt');
  expect(stringency.at(-1).to).toBe('2020-06-24');
  for (const [at, { from }] of stringency.slice(1).entries())
    expect(new Date(from).getTime() - new Date(stringency[at].to).getTime()).toBe(86_400_000);
  const on = (day: string) =>
    stringency.find(({ from, to }: { from: string; to: string }) => from <= day && day <= to)?.index;
  // (83.3 + 100 + 100 + 100 + 25 + 83.3 + 75 + 100) ÷ 8: data/measures/oxcgrt_russia_periods.csv, 15 April 2020.
  expect(on('2020-04-15')).toBe(83);
});

test('before the rule there is no stage, and a district has neither Rt nor stage of its own', async () => {
  const before = await ask('regiondossier/getInfectionStages', { yugoId: moscow }, '2020-05-01');
  expect(before).toMatchObject({ rule: null, stage: null, runs: [], level: null });
  const district = await ask('regiondossier/getInfectionStages', { yugoId: central });
  expect(district).toMatchObject({ stage: null, rt: null });
  expect(district.missing).toContain('officialRt');
});

test('the list has the Rt of its day for every subject, and none on a day that is not computed', async () => {
  const { regions, country } = await ask('regiondossier/getRegionList', {});
  const known = regions.filter(({ rt }: { rt: object | null }) => rt !== null);
  expect(known).toHaveLength(85);
  expect(country.rt.low).toBeLessThan(country.rt.high);
  const later = await ask('regiondossier/getRegionList', {}, '2020-08-01');
  expect(later.regions.every(({ rt }: { rt: object | null }) => rt === null)).toBe(true);
});

test('an unknown place, a word and nobody are refused', async () => {
  const status = async (input: object, session?: string) =>
    (await api.call('regiondossier/getInfectionStages', input, { session })).status;
  expect(await status({ yugoId: 5 }, licensed)).toBe(404);
  expect(await status({ yugoId: 'x' }, licensed)).toBe(400);
  expect(await status({ yugoId: moscow })).toBe(401);
});

test('the published stage: Saint Petersburg had stage 1 in the week of 8 June, none in the next two; a week is known from its Sunday', async () => {
  const petersburg = 1_124_678;
  const on = async (asOf: string, yugoId = petersburg) =>
    (await ask('regiondossier/getInfectionStages', { yugoId }, asOf)).decided;
  expect(await on('2020-06-13')).toBeNull();
  expect(await on('2020-06-14')).toMatchObject({ stage: 1, to: '2020-06-14', before: null });
  expect(await on('2020-06-24')).toMatchObject({ stage: 0, from: '2020-06-15', to: '2020-06-21', before: 1 });
  expect(await on('2020-07-13')).toMatchObject({ stage: 1, from: '2020-06-29', to: '2020-07-12', before: 0 });
  expect((await on('2020-07-13'))!.source).toMatchObject({ code: 'lifting_stages', sample: false });
  expect(await on('2020-12-06')).toMatchObject({ stage: 2, to: '2020-11-01' });
  expect(await on('2020-12-07')).toBeNull();
  expect(await on('2020-07-13', moscow)).toBeNull();
});
