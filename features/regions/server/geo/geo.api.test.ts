import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

// Figures of data/regions/cities.csv.

const krasnoyarsk = 1_124_624;
const country = 1_180_665;
const siberia = 1_180_607;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  await loadNames(api.db);
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const ask = (input: object, session?: string) =>
  api.call('regiondossier/getCities', input, {
    ...(session === undefined ? {} : { session }),
    locale: 'ru',
  });

test('Krasnoyarsk Krai has 23 cities, Krasnoyarsk of 1 187 771 first, Norilsk second', async () => {
  const { cities, regions, beside, source } = (await ask({ yugoId: krasnoyarsk }, licensed)).body;
  expect(beside).toContainEqual(expect.objectContaining({ name: 'Томская область' }));
  expect(beside).not.toContainEqual(expect.objectContaining({ yugoId: krasnoyarsk }));
  expect(cities).toHaveLength(23);
  expect(regions).toEqual([krasnoyarsk]);
  expect(cities[0]).toMatchObject({ name: 'Красноярск', population: 1_187_771, rank: 1, isCapital: true });
  expect(cities[1]).toMatchObject({ name: 'Норильск', population: 174_453, rank: 2, yearFounded: 1935 });
  expect(source).toMatchObject({ code: 'rosstat_census_2021', sample: false });
});

test('the country has all 1 119 cities and 85 regions, a district those of its subjects', async () => {
  const all = (await ask({ yugoId: country }, licensed)).body;
  expect([all.cities.length, all.regions.length, all.beside.length]).toEqual([1119, 85, 0]);
  const district = (await ask({ yugoId: siberia }, licensed)).body;
  expect(district.regions).toContain(krasnoyarsk);
  expect(district.cities.length).toBeGreaterThan(23);
});

test('a chosen day before the census knows the cities and when they were founded, not how large they are', async () => {
  const { day, cities, source } = (await ask({ yugoId: krasnoyarsk, asOf: '2020-05-12' }, licensed)).body;
  expect([day, source, cities.length]).toEqual([null, null, 23]);
  expect(cities[0]).toMatchObject({ name: 'Красноярск', population: null, rank: null, yearFounded: 1628 });
  expect(cities[1].name).toBe('Артёмовск');
  expect((await ask({ yugoId: krasnoyarsk, asOf: '2021-10-01' }, licensed)).body.day).toBe('2021-10-01');
});

test('an unknown place, a wrong number and an anonymous visitor are refused', async () => {
  expect((await ask({ yugoId: 77 }, licensed)).status).toBe(404);
  expect((await ask({ yugoId: 'abc' }, licensed)).status).toBe(400);
  expect((await ask({ yugoId: krasnoyarsk })).status).toBe(401);
});
