import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

const moscow = 1_124_665;
const rostov = 1_124_661;
const country = 1_180_665;
const southern = 1_180_603;

interface Limit {
  key: string;
  kind: string;
  code: string | null;
  since: string;
  holdsFor: string;
  links: { url: string }[];
}

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openTestApp();
  await loadNames(api.db);
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const ask = async (yugoId: number, asOf: string, locale: 'ru' | 'en' | 'ja' = 'ru') =>
  (await api.call('regiondossier/GetRegionLimitations', { yugoId, asOf }, { session: licensed, locale }))
    .body as { shortName: string; day: string; trackedUntil: string; limitations: Limit[] };
const of = (limits: { limitations: Limit[] }, holdsFor: string): Limit[] =>
  limits.limitations.filter((limit) => limit.holdsFor === holdsFor);

test('the levels of the country on 20 October 2021 are those of the tracker, with first day and citation', async () => {
  const limits = await ask(country, '2021-10-20');
  expect(of(limits, 'region')).toEqual([]);
  expect(
    of(limits, 'country')
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(['C1', 'C2', 'C3', 'C4', 'C6', 'C7', 'C8', 'H6', 'H8']);
  expect(limits.limitations.find(({ code }) => code === 'H6')).toMatchObject({
    kind: 'level',
    name: 'Масочный режим',
    level: 2,
    highest: 4,
    scope: 'general',
    since: '2021-09-28',
    text: 'маски обязательны в отдельных общественных местах',
    source: { code: 'oxcgrt', licence: 'CC BY 4.0', knownAt: '2021-09-28' },
  });
});

test('texts are in the language of the caller', async () => {
  const masks = async (locale: 'en' | 'ja') =>
    (await ask(country, '2021-10-20', locale)).limitations.find(({ code }) => code === 'H6');
  expect(await masks('en')).toMatchObject({
    name: 'Facial coverings',
    text: 'masks required in some public places',
  });
  expect(await masks('ja')).toMatchObject({ name: 'マスク着用' });
});

test('a region has its orders in official wording with their act, before the country’s levels', async () => {
  const limits = await ask(rostov, '2021-10-20');
  expect(of(limits, 'region')).toHaveLength(11);
  expect(limits.limitations.find(({ key }) => key === 'ros-001')).toMatchObject({
    kind: 'order',
    text: 'Введен масочно-перчаточный режим.',
    since: '2021-08-19',
    place: { yugoId: rostov, name: 'Ростовская область' },
    links: [{ url: 'https://www.donland.ru/documents/14207/' }],
  });
  expect(limits.limitations.at(-1)!.holdsFor).toBe('country');
  expect(of(await ask(moscow, '2021-10-20'), 'region')).toEqual([]);
});

test('an order is in force on its last day and no longer', async () => {
  const has = async (day: string) =>
    (await ask(rostov, day)).limitations.some(({ key }) => key === 'ros-002');
  expect([await has('2021-08-18'), await has('2021-08-19')]).toEqual([false, true]);
  expect([await has('2021-11-02'), await has('2021-11-03')]).toEqual([true, false]);
});

test('reports of Moscow are one limitation a kind, over when their end was reported', async () => {
  const codes = async (day: string) => of(await ask(moscow, day), 'region').map(({ code }) => code);
  expect(await codes('2020-04-20')).toEqual(['C7', 'isolation']);
  expect((await ask(moscow, '2020-04-20')).limitations[0]).toMatchObject({ since: '2020-04-15' });
  expect(await codes('2020-06-09')).toEqual([]);
});

test('a day tells nothing of what was reported after it', async () => {
  const { limitations } = await ask(country, '2020-03-17');
  expect(limitations.length).toBeGreaterThan(0);
  for (const { since } of limitations) expect(since <= '2020-03-17').toBe(true);
});

test('before the first measure there is none, and after the tracker’s end nothing is known', async () => {
  expect(await ask(country, '2020-01-01')).toMatchObject({ trackedUntil: null, limitations: [] });
  expect(await ask(moscow, '2023-01-01')).toMatchObject({ trackedUntil: '2022-12-31', limitations: [] });
});

test('a district has what its subjects have', async () => {
  const limits = await ask(southern, '2021-10-20');
  expect(of(limits, 'region')).toHaveLength(11);
});

test('the call answers in either spelling', async () => {
  for (const name of ['GetRegionLimitations', 'getRegionLimitations']) {
    const { statusCode } = await api.app.inject({ url: `/api/regiondossier/${name}?yugoId=${moscow}` });
    expect(statusCode).toBe(401);
  }
  expect((await api.app.inject({ url: '/api/regiondossier/getLimitations' })).statusCode).toBe(404);
});

test('an unknown place, a word and nobody are refused', async () => {
  const status = async (input: object, session?: string) =>
    (await api.call('regiondossier/GetRegionLimitations', input, { session })).status;
  expect(await status({ yugoId: 5 }, licensed)).toBe(404);
  expect(await status({ yugoId: 'x' }, licensed)).toBe(400);
  expect(await status({ yugoId: moscow })).toBe(401);
});
