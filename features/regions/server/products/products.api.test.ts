import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { fillFacts, type MadeFact } from '../../testing/fill-facts.ts';

// Shipments of Krasnoyarsk Krai as data/economy/regions_industry_shipments.csv.gz has them; trade and prices are made up.

const krasnoyarsk = 1_124_624;
const tula = 1_124_671;
const oryol = 1_124_657;
const siberia = 1_180_607;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  await loadNames(api.db);
  licensed = await signInAs(api.db, { licensed: true });
  const shipped = (year: number, industry: string, thousands: number): MadeFact => [
    'industry_shipments',
    `industry=${industry}`,
    krasnoyarsk,
    `${year}-12-31`,
    thousands * 1000,
  ];
  await fillFacts(api.db, 'emiss_shipments', [
    shipped(2016, 'mining', 403_581_210),
    shipped(2017, 'mining', 552_415_723),
    shipped(2020, 'mining', 635_615_997),
    shipped(2020, 'manufacturing', 1_727_194_114),
    shipped(2020, 'energy', 174_520_930),
    shipped(2020, 'water', 33_840_313),
    shipped(2020, 'total', 2_571_171_353),
  ]);
  const traded = (place: number, flow: string, goods: string, value: number): MadeFact => [
    'foreign_trade',
    `flow=${flow};goods=${goods}`,
    place,
    '2020-12-31',
    value,
  ];
  await fillFacts(
    api.db,
    'svodka_sample',
    [
      traded(krasnoyarsk, 'export', 'metals', 900),
      traded(krasnoyarsk, 'export', 'food', 100),
      traded(krasnoyarsk, 'import', 'food', 300),
      traded(tula, 'export', 'metals', 500),
      traded(oryol, 'import', 'metals', 500),
      ['fuel_price', 'motor_fuel=ai92', krasnoyarsk, '2020-01-31', 45.5],
    ],
    { sample: true },
  );
});
afterAll(() => api.close());

const read = async (call: string, input: object) =>
  (
    await api.call(`regiondossier/${call}` as Parameters<TestApp['call']>[0], input, {
      session: licensed,
      locale: 'ru',
    })
  ).body;

test('shipments: sections add up to the whole, which is not counted a second time, and the break is named', async () => {
  const { total, sections, day, breakDay, source } = await read('getProductsStats', { yugoId: krasnoyarsk });
  expect([day, breakDay]).toEqual(['2020-12-31', '2017-12-31']);
  expect(total.points.at(-1).value).toBe(2_571_171_354_000);
  expect(sections.map(({ code, value }: { code: string; value: number }) => [code, value])).toEqual([
    ['mining', 635_615_997_000],
    ['manufacturing', 1_727_194_114_000],
    ['energy', 174_520_930_000],
    ['water', 33_840_313_000],
  ]);
  expect(source).toMatchObject({ code: 'emiss_shipments', sample: false });
  expect(source.caveat).toContain('ОКВЭД-2');
});

test('the filter of one section leaves the others out, and a district lacks what a subject lacks', async () => {
  const { sections, total } = await read('getProductsStats', { yugoId: krasnoyarsk, industry: 'mining' });
  expect(sections).toHaveLength(1);
  expect(total.points.map(({ value }: { value: number }) => value)).toEqual([
    403_581_210_000, 552_415_723_000, 635_615_997_000,
  ]);
  expect(await read('getProductsStats', { yugoId: siberia })).toMatchObject({
    day: null,
    sections: [],
    source: null,
  });
});

test('trade adds groups of goods up and says that it was generated', async () => {
  const { exports, imports, goods } = await read('getTradeStatistics', { yugoId: krasnoyarsk });
  expect(exports.points).toEqual([{ day: '2020-12-31', value: 1000, sample: true }]);
  expect(imports.points.at(-1).value).toBe(300);
  expect(goods.find(({ code }: { code: string }) => code === 'food')).toEqual({
    code: 'food',
    name: 'Продовольствие',
    exports: 100,
    imports: 300,
  });
  expect(exports.source).toMatchObject({ code: 'svodka_sample', sample: true });
});

test('the rating counts both flows; equal ones share the second rank', async () => {
  const { regions, source } = await read('getTradeRating', {});
  expect(regions.map((row: Record<string, unknown>) => [row['name'], row['value'], row['rank']])).toEqual([
    ['Красноярский край', 1300, 1],
    [expect.any(String), 500, 2],
    [expect.any(String), 500, 2],
  ]);
  expect(source.sample).toBe(true);
});

test('fuel prices are of subjects alone and marked', async () => {
  expect((await read('getFuelPrices', { yugoId: krasnoyarsk })).fuels).toEqual([
    {
      code: 'ai92',
      name: 'Бензин АИ-92',
      points: [{ day: '2020-01-31', value: 45.5, sample: true }],
      // One month says nothing of the next.
      outlook: [],
      warnings: [],
    },
  ]);
  expect(await read('getFuelPrices', { yugoId: siberia })).toMatchObject({ fuels: [], source: null });
});

test.each(['getProductsStats', 'getTradeStatistics', 'getFuelPrices'] as const)(
  '%s: an unknown place is 404, a wrong number 400, an anonymous visitor 401; nothing before it was known',
  async (call) => {
    const name = `regiondossier/${call}` as const;
    const status = async (yugoId: unknown, session?: string) =>
      (await api.call(name, { yugoId }, session === undefined ? {} : { session })).status;
    expect(await status(77, licensed)).toBe(404);
    expect(await status('abc', licensed)).toBe(400);
    expect(await status(krasnoyarsk)).toBe(401);
    const early = await api.app.inject({
      url: `/api/regiondossier/${call}?yugoId=${krasnoyarsk}&asOf=2015-01-01`,
      headers: { cookie: `svodka_id=${licensed}` },
    });
    expect(early.statusCode).toBe(200);
    expect(early.body).not.toContain('20-12-31"');
  },
);
