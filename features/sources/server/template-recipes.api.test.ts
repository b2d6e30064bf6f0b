import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openHostileServer, type HostileServer } from '#platform/server/testing/hostile-server.ts';
import { locales } from '#platform/shared/locales.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { withValue, type Json } from '../domain/recipe/draft.ts';
import { templateOf } from '../domain/recipe/templates.ts';
import { sourceToolsOf } from './source-tools.ts';

const [tatarstan, moscow] = [1124616, 1124665];
/** Rows of a datastore, as CKAN pages them: numbers may be text. */
const rows = [
  { region: 'Республика Татарстан', year: '2019', days: '41' },
  { region: 'г. Москва', year: '2019', days: 52 },
  { region: 'Республика Татарстан', year: '2020', days: '44' },
];
/** A table of PxWeb in JSON-stat 2.0: the last dimension runs fastest. */
const table = {
  version: '2.0',
  class: 'dataset',
  id: ['Region', 'Tid'],
  size: [2, 2],
  dimension: {
    Region: { category: { index: { 'RU-TA': 0, 'RU-MOW': 1 } } },
    Tid: { category: { index: { '2019': 0, '2020': 1 } } },
  },
  value: [7, 8, 9, null],
};

const guide = readFileSync(new URL('../../../docs/sources.md', import.meta.url), 'utf8');
const blockOf = (form: string): string => guide.split('```' + form + '\n')[1]!.split('```')[0]!;

let api: TestApp;
let server: HostileServer;
let keeper: string;
const posted: string[] = [];
beforeAll(async () => {
  api = await openTestApp({ FEED_NETWORKS: '127.0.0.1/32', AS_OF: '2024-12-31' });
  await loadNames(api.db);
  keeper = await signInAs(api.db, { roles: [9], licensed: true });
  server = await openHostileServer({
    '/ckan/api/3/action/datastore_search': (response, request) => {
      const { searchParams } = new URL(request.url!, 'http://localhost');
      const [from, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
      const result = { records: rows.slice(from, from + limit), total: rows.length };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: true, result }));
    },
    '/libraries.csv': (response) =>
      response.writeHead(200, { 'content-type': 'text/csv' }).end(blockOf('csv')),
    '/pxweb/rain.px': (response, request) => {
      request.on('data', (part) => posted.push(String(part)));
      request.on('end', () => response.writeHead(200).end(JSON.stringify(table)));
    },
  });
});
afterAll(async () => {
  await sourceToolsOf(api.services.config).close();
  await server.close();
  await api.close();
});

const inAll = (text: string) => Object.fromEntries(locales.map((locale) => [`name_${locale}`, text]));
/** What an operator fills in, whatever the format. */
const about = (code: string): Record<string, Json> => ({
  code,
  source: `${code}_office`,
  owner: 'operators',
  'licence.name': 'CC BY 4.0',
  'request.pauseMs': 0,
  'figures.0.indicator': `${code}_days`,
  'figures.0.unit': 'rain_day',
  ...Object.fromEntries(
    locales.flatMap((each) => [
      [`title.${each}`, code],
      [`about.${each}`, code],
    ]),
  ),
  'defines.unit': [{ unit: 'rain_day', ...inAll('days') }],
  'defines.provider': [{ provider: 'rain_office', ...inAll('Rain Office') }],
  'defines.source': [
    {
      source: `${code}_office`,
      provider: 'rain_office',
      title: code,
      licence: 'CC BY 4.0',
      url: '',
      mirror: '',
      caveat: '',
      priority: '500',
    },
  ],
  'defines.indicator': [
    {
      indicator: `${code}_days`,
      family: 'ecology',
      kind: 'annual',
      unit: 'rain_day',
      direction: 'neutral',
      decimals: '0',
      dimensions: '',
      anchor: '12-31',
      ...inAll('Days of rain'),
    },
  ],
});
const call = (name: Parameters<TestApp['call']>[0], input: object) =>
  api.call(name, input, { session: keeper, locale: 'en' });

test.each([
  [
    'ckan',
    {
      'request.address': '/ckan/api/3/action/datastore_search',
      'request.parameters': { resource_id: 'rain', limit: '2' },
      'request.paging.size': 2,
      'place.column': 'region',
      'place.key': 'name',
      'period.column': 'year',
      'figures.0.value': 'days',
    },
    [
      [tatarstan, [41, 44]],
      [moscow, [52]],
    ],
  ],
  [
    'pxweb',
    { 'request.address': '/pxweb/rain.px', 'place.column': 'Region' },
    [
      [tatarstan, [7, 8]],
      [moscow, [9]],
    ],
  ],
] as const)(
  'a recipe filled in from the template of %s is tried, saved, run, and its figures stand in the explorer',
  async (format, own, values) => {
    const code = `rain_${format}`;
    const filled = Object.entries({ ...about(code), ...own } as Record<string, Json>).reduce(
      (draft, [path, value]) =>
        withValue(draft, path, path === 'request.address' ? server.address + String(value) : value),
      templateOf(format),
    );
    const text = JSON.stringify(filled);
    const { body: trial } = await call('sources/tryRecipe', { text });
    expect(trial).toMatchObject({ outcome: 'written', counts: { fresh: 3, refused: 0 } });
    expect((await call('sources/saveRecipe', { text, version: 0 })).body).toEqual({ code });
    expect((await call('sources/run', { code })).body).toMatchObject({ outcome: 'written' });
    const { body: view } = await call('explore/getView', {
      indicators: [`${code}_days`],
      places: ['RU-TA', 'RU-MOW'],
    });
    type Series = { yugoId: number; points: { value: number }[] };
    const shown = new Map(
      view.series.map(({ yugoId, points }: Series) => [yugoId, points.map(({ value }) => value)]),
    );
    expect([...values].map(([place]) => [place, shown.get(place)])).toEqual(values);
    expect(view.measures[0].unit.code).toBe('rain_day');
    if (format === 'pxweb') expect(JSON.parse(posted[0]!).query[0].code).toBe('Tid');
  },
);

test('the whole recipe of the guide is saved and run, and its figures stand in the explorer', async () => {
  const recipe = JSON.parse(blockOf('json'));
  recipe.request = { address: `${server.address}/libraries.csv`, pauseMs: 0 };
  const text = JSON.stringify(recipe);
  expect((await call('sources/saveRecipe', { text, version: 0 })).body).toEqual({ code: 'my_libraries' });
  const { body: run } = await call('sources/run', { code: 'my_libraries' });
  expect(run).toMatchObject({ outcome: 'written', counts: { fresh: 4, empty: 1, refused: 0 } });
  const { body: view } = await call('explore/getView', { indicators: ['libraries'], places: ['RU-TA'] });
  expect(view.series[0].points.map(({ value }: { value: number }) => value)).toEqual([1512, 1498]);
});
