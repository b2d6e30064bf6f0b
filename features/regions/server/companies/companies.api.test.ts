import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadCompanies } from '#statistics/import/bundled/load-companies.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

// Figures of data/economy/companies_top_2016.csv, counted there by hand.

const country = 1_180_665;
const moscow = 1_124_665;
const central = 1_180_601;
const novosibirskCity = 1_126_724;
const novosibirsk = 1_124_654;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  await loadNames(api.db);
  await loadCompanies(api.db);
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const read = async (name: string, input: Record<string, unknown>) =>
  (
    await api.call(`regiondossier/${name}` as Parameters<TestApp['call']>[0], input, {
      session: licensed,
      locale: 'ru',
    })
  ).body;

describe('main figures', () => {
  test('Moscow has 381 of 980 organisations and 35.7 of 76.0 trillion roubles', async () => {
    expect(await read('getCompaniesMainStats', { region: moscow })).toMatchObject({
      yugoId: moscow,
      isKnown: true,
      year: 2016,
      companies: 381,
      allCompanies: 980,
      revenue: 35_706_122_604_000,
      allRevenue: 76_026_168_880_000,
      source: { code: 'rosstat_accounts_2016', sample: false },
    });
  });

  test('the country has all of them, and a district those of its subjects', async () => {
    expect(await read('getCompaniesMainStats', { region: country })).toMatchObject({ companies: 980 });
    const { companies } = await read('getCompaniesMainStats', { district: central, isFederal: true });
    expect(companies).toBe(500);
  });
});

describe('which place is meant', () => {
  test('a federal flag puts the district in the region’s stead', async () => {
    const both = { region: moscow, district: central, isFederal: true };
    expect(await read('getCompaniesMainStats', both)).toMatchObject({ yugoId: central });
  });

  test('a city flag puts the city there: a federal city is its subject, of another nothing is known', async () => {
    const input = { region: novosibirsk, isCity: true };
    expect(await read('getCompaniesMainStats', { ...input, city: moscow })).toMatchObject({ companies: 381 });
    expect(await read('getCompaniesStats', { ...input, city: novosibirskCity })).toMatchObject({
      yugoId: novosibirskCity,
      isKnown: false,
      companies: [],
      source: null,
    });
  });
});

test('classes: retail of Moscow is 37 organisations, the largest class comes first', async () => {
  const { classes } = await read('getCompaniesStatsByOkved', { region: moscow });
  expect(classes.find(({ code }: { code: string }) => code === '47')).toMatchObject({
    name: 'Розничная торговля',
    companies: 37,
  });
  const revenues = classes.map(({ revenue }: { revenue: number }) => revenue);
  expect(revenues).toEqual(revenues.toSorted((a: number, b: number) => b - a));
});

test('the rating of a class: revenue, growth, profit and rank in the country', async () => {
  const { companies, departments } = await read('getCompaniesStats', {
    region: moscow,
    okved: '47',
    groupByDepartment: true,
  });
  expect(companies).toHaveLength(37);
  expect(companies[0]).toMatchObject({
    inn: '7728029110',
    name: 'Торговый дом «Перекресток»',
    okved: '47.11',
    growth: expect.closeTo(16.8, 1),
    margin: expect.closeTo(1.5, 1),
    countryRank: 8,
    isChampion: false,
  });
  expect(departments).toHaveLength(1);
});

test('champions come fastest first, all grown by a fifth to fivefold with a profit', async () => {
  const { champions, year } = await read('getChampions', {});
  expect(year).toBe(2016);
  expect(champions.length).toBeGreaterThan(10);
  for (const { growth, revenue, profit, isChampion } of champions) {
    expect(isChampion && profit > 0 && revenue >= 30e9).toBe(true);
    expect(growth).toBeGreaterThanOrEqual(20);
    expect(growth).toBeLessThanOrEqual(400);
  }
  expect(champions[0].growth).toBeGreaterThan(champions.at(-1).growth);
});

test('the list of regions by organisations: Moscow first with 47 % of all revenue, each with its largest', async () => {
  const { companies, msp, regions, country: incidence } = await read('getRegionList', { id: 'companies' });
  expect([msp, regions, incidence]).toEqual([null, [], null]);
  expect(companies.year).toBe(2016);
  expect(companies.regions).toHaveLength(63);
  expect(companies.regions[0]).toMatchObject({
    yugoId: moscow,
    rank: 1,
    companies: 381,
    revenue: 35_706_122_604_000,
    share: expect.closeTo(46.97, 1),
    largest: 'Газпром',
  });
});

test('before October 2017 nothing of 2016 was known', async () => {
  const answer = await api.app.inject({
    url: `/api/regiondossier/getCompaniesMainStats?region=${moscow}&asOf=2017-09-30`,
    headers: { cookie: `svodka_id=${licensed}` },
  });
  expect(answer.json()).toMatchObject({ year: null, companies: 0, source: null });
});

test.each(['getCompaniesMainStats', 'getCompaniesStatsByOkved', 'getCompaniesStats'] as const)(
  '%s: no place, an unknown one, a wrong number, an anonymous visitor are refused',
  async (call) => {
    const name = `regiondossier/${call}` as const;
    const status = async (input: object, session?: string) =>
      (await api.call(name, input, session === undefined ? {} : { session })).status;
    for (const input of [{}, { region: 77 }, { region: moscow, isCity: true }, { city: 77, isCity: true }])
      expect(await status(input, licensed)).toBe(404);
    expect(await status({ region: 'abc' }, licensed)).toBe(400);
    expect(await status({ region: moscow })).toBe(401);
  },
);
