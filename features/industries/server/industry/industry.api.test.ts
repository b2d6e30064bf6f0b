import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadCompanies } from '#statistics/import/bundled/load-companies.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

// Figures of data/economy/companies_top_2016.csv, counted there by hand.

const country = 1_180_665;
const moscow = 1_124_665;
const novosibirskCity = 1_126_724;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  await loadNames(api.db);
  await loadCompanies(api.db);
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

type Name = Parameters<TestApp['call']>[0];
const ask = async (name: string, input: Record<string, unknown>, locale: 'ru' | 'en' = 'ru') =>
  api.call(`okveddossier/${name}` as Name, input, { session: licensed, locale });
const read = async (name: string, input: Record<string, unknown>, locale: 'ru' | 'en' = 'ru') =>
  (await ask(name, input, locale)).body;

describe('the header', () => {
  test('62.01 has the name of its class, in Russian and in English, and what it is part of', async () => {
    const russian = await read('getOkvedHeader', { code: '62.01' });
    expect(russian).toMatchObject({ id: 16_201, name: 'Разработка компьютерного программного обеспечения' });
    expect(russian.parents.map(({ code }: { code: string }) => code)).toEqual(['J', '62', '62.0']);
    expect(await read('getOkvedHeader', { code: '62.01' }, 'en')).toMatchObject({
      name: 'Computer programming activities',
    });
  });

  test('retail of Moscow is 37 of 77 organisations with 3.34 of 7.5 trillion roubles; 31 of 37 grew', async () => {
    expect(await read('getOkvedHeader', { code: '47', yugoId: moscow })).toMatchObject({
      name: 'Розничная торговля',
      isKnown: true,
      year: 2016,
      companies: 37,
      revenue: 3_343_801_796_000,
      allCompanies: 77,
      grown: 31,
      compared: 37,
      growth: expect.closeTo(13.26, 2),
      place: { shortName: 'Москва', regionId: moscow },
      source: { code: 'rosstat_accounts_2016', sample: false },
    });
  });

  test('a section is the sum of its classes, the sum of its parts its own', async () => {
    const { parts, companies } = await read('getOkvedHeader', { code: 'G' });
    expect(parts.map(({ code }: { code: string }) => code)).toEqual(['45', '46', '47']);
    expect(parts.reduce((sum: number, part: { companies: number }) => sum + part.companies, 0)).toBe(
      companies,
    );
  });

  test('of a city nothing is known, and it says so', async () => {
    expect(await read('getOkvedHeader', { code: '47', yugoId: novosibirskCity, isCity: true })).toMatchObject(
      {
        isKnown: false,
        companies: 0,
        source: null,
        section: { organisations: null },
      },
    );
  });
});

test('the rating is sorted by revenue: Perekryostok leads retail of Moscow with 848.3 billion', async () => {
  const { companies } = await read('getCompaniesRating', { code: '47', yugoId: moscow });
  const revenues = companies.map(({ revenue }: { revenue: number }) => revenue);
  expect(revenues).toEqual(revenues.toSorted((one: number, other: number) => other - one));
  expect(companies[0]).toMatchObject({ inn: '7728029110', okved: '47.11', countryRank: 8 });
  expect(companies[0].revenue / 1e9).toBeCloseTo(848.3, 1);
});

test('the diagram: 18 larger stand against 19 smaller, the parts add up to all', async () => {
  const { companies, larger, smaller, parts } = await read('getCompaniesDiagram', {
    code: '47',
    yugoId: moscow,
  });
  expect(larger).toEqual({ companies: 18, growth: expect.closeTo(10.69, 2) });
  expect(smaller).toEqual({ companies: 19, growth: expect.closeTo(21.33, 2) });
  const sum = (rows: { revenue: number }[]) => rows.reduce((whole, { revenue }) => whole + revenue, 0);
  expect(sum(parts)).toBe(sum(companies));
});

describe('the rating by geography', () => {
  test('85 subjects; Moscow leads retail, ranks have no holes, who has none comes last', async () => {
    const { regions } = await read('getGeoRating', { code: '47' });
    expect(regions).toHaveLength(85);
    expect(regions[0]).toMatchObject({ yugoId: moscow, rank: 1, companies: 37 });
    const ranks = regions.flatMap(({ rank }: { rank: number | null }) => (rank === null ? [] : [rank]));
    expect([...new Set(ranks)]).toEqual(Array.from({ length: Math.max(...ranks) }, (_, at) => at + 1));
    expect(regions.at(-1)).toMatchObject({ value: null, rank: null, companies: 0 });
  });
});

describe('refusals', () => {
  test.each([
    'getOkvedHeader',
    'getCompaniesRating',
    'getCompaniesDiagram',
    'getGeoRating',
    'getIndustryCourse',
  ])(
    '%s: a code of no entry and a malformed one, a place of no number, nobody, nobody licensed',
    async (name) => {
      expect((await ask(name, { code: '04' })).status).toBe(404);
      for (const code of ['', 'V', '4', '47.111', "47' or 1=1", 'я'])
        expect((await ask(name, { code })).status).toBe(400);
      if (name !== 'getGeoRating') {
        expect((await ask(name, { code: '47', yugoId: 77 })).status).toBe(404);
        expect((await ask(name, { code: '47', yugoId: 'abc' })).status).toBe(400);
      }
      const anonymous = await api.call(`okveddossier/${name}` as Name, { code: '47' });
      expect(anonymous.status).toBe(401);
    },
  );

  test('before October 2017 no account was known', async () => {
    const answer = await api.app.inject({
      url: `/api/okveddossier/getOkvedHeader?code=47&yugoId=${country}&asOf=2017-09-30`,
      headers: { cookie: `svodka_id=${licensed}` },
    });
    expect(answer.json()).toMatchObject({ year: null, companies: 0, growth: null, source: null });
  });
});
