import { afterAll, beforeAll, expect, test } from 'vitest';
import { parquetReadObjects } from 'hyparquet';
import { loadEssential } from '#statistics/import/load-bundled.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { locales } from '#platform/shared/locales.ts';
import { countSets } from './catalogue/catalogue-job.ts';

const signal = new AbortController().signal;
const moscow = 1_124_665;

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp({
    AS_OF: '2021-10-20',
    PUBLIC_URL: 'https://svodka.example',
    SAMPLE_ACCOUNTS: 'false',
  });
  await loadEssential(api.db, () => {});
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url });
const headquarters = 'operational_headquarters_daily.health';

test('before anything is counted the catalogue is empty and says so', async () => {
  const { body } = await api.call('catalogue/getSets');
  expect(body).toMatchObject({ openDay: null, sets: [] });
  expect((await get(`/catalogue/${headquarters}.csv`)).statusCode).toBe(404);
});

test('every source has its sets with licence, span and indicators, counted to the open day', async () => {
  await countSets(api.services, new Date(), signal);
  const { body } = await api.call('catalogue/getSets', {}, { locale: 'ja' });
  expect(body.openDay).toBe('2021-09-20');
  const set = body.sets.find(({ id }: { id: string }) => id === headquarters);
  expect(set).toMatchObject({
    isOpen: true,
    sample: false,
    family: 'health',
    source: { licence: 'Official figures (facts)' },
    last: '2021-09-20',
  });
  expect(set.indicators.map(({ name }: { name: string }) => name)).toContain('COVID-19新規感染者数');
  const sources = await api.db.query<{ source: string }>(
    `select distinct s.source from series s join fact f on f.series_id = s.series_id where f.known_at <= '2021-09-20'`,
  );
  expect(new Set(body.sets.map(({ id }: { id: string }) => id.split('.')[0]))).toEqual(
    new Set(sources.map(({ source }) => source)),
  );
});

test('the catalogue is DCAT with titles in five languages, and names no file that may not be passed on', async () => {
  const answer = await get('/catalogue.jsonld');
  expect(answer.headers['content-type']).toContain('application/ld+json');
  const catalogue = answer.json();
  const set = catalogue['dcat:dataset'].find((each: object) => Object.values(each).includes(headquarters));
  expect(set['dct:title'].map((title: { '@language': string }) => title['@language'])).toEqual([...locales]);
  expect(set['dcat:distribution'][1]['dcat:downloadURL']['@id']).toBe(
    `https://svodka.example/catalogue/${headquarters}.parquet`,
  );
  const closed = (await api.call('catalogue/getSets')).body.sets.filter(
    ({ isOpen }: { isOpen: boolean }) => !isOpen,
  );
  for (const { id } of closed) {
    expect(answer.body).not.toContain(`/catalogue/${id}.`);
    expect((await get(`/catalogue/${id}.csv`)).statusCode).toBe(404);
  }
});

test('CSV and Parquet hold the same figures, none known after the open day', async () => {
  const csv = (await get(`/catalogue/${headquarters}.csv`)).body.trimEnd().split('\r\n');
  const { rows: counted } = (await api.call('catalogue/getSets')).body.sets.find(
    ({ id }: { id: string }) => id === headquarters,
  );
  expect(csv).toHaveLength(counted + 1);
  // data/covid/daily.csv: Moscow, 12 May 2020.
  expect(csv.find((line) => line.startsWith(`covid_cases_new,,${moscow},RU-MOW,2020-05-12,`))).toContain(
    ',5392,',
  );
  const answer = await get(`/catalogue/${headquarters}.parquet`);
  expect(answer.headers['content-type']).toBe('application/vnd.apache.parquet');
  const bytes = new Uint8Array(answer.rawPayload).slice().buffer;
  const rows = await parquetReadObjects({ file: bytes });
  expect(rows).toHaveLength(counted);
  const may = rows.find(
    ({ indicator, place_id: place, day }) =>
      indicator === 'covid_cases_new' &&
      place === moscow &&
      (day as Date).toISOString().startsWith('2020-05-12'),
  );
  expect(may).toMatchObject({ value: 5392, place_iso: 'RU-MOW', sample: false });
  expect(rows.every((row) => (row['known_at'] as Date).toISOString() < '2021-09-21')).toBe(true);
});

test.each([
  'x.csv',
  '..%2f..%2fpackage.json',
  'operational_headquarters_daily.finance.csv',
  `${headquarters}.exe`,
])('no file is %s', async (name) => {
  expect((await get(`/catalogue/${name}`)).statusCode).toBe(404);
});

test('a chart for other sites shows what was known thirty days ago, and nothing unknown', async () => {
  const { body } = await api.call('embed/getTrend', { indicator: 'covid_cases_new', yugoId: moscow });
  expect(body).toMatchObject({ place: 'Moscow', openDay: '2021-09-20', sample: false });
  expect(body.points.at(-1).day).toBe('2021-09-20');
  expect((await api.call('embed/getTrend', { indicator: 'covid_cases_new', yugoId: 1 })).status).toBe(404);
  expect((await api.call('embed/getTrend', { indicator: 'nothing', yugoId: moscow })).status).toBe(404);
});

test('a chart for other sites has other places beside its own, four at most and known to us', async () => {
  const asked = { indicator: 'covid_cases_new', yugoId: moscow };
  const { body } = await api.call('embed/getTrend', { ...asked, beside: [1_124_616, moscow] });
  expect(body.beside.map(({ place }: { place: string }) => place)).toEqual(['Tatarstan']);
  expect(body.beside[0].points.at(-1).day).toBe('2021-09-20');
  expect((await api.call('embed/getTrend', { ...asked, beside: [1] })).status).toBe(404);
  expect((await api.call('embed/getTrend', { ...asked, beside: [1, 2, 3, 4, 5] })).status).toBe(400);
});

test('oEmbed answers for charts of this site within the bounds asked for, and for nothing else', async () => {
  const url = `https://svodka.example/en/embed/covid_cases_new/${moscow}`;
  const { body } = await api.call('oembed', { url, format: 'json', maxwidth: 400 });
  expect(body).toMatchObject({
    version: '1.0',
    type: 'rich',
    width: 400,
    height: 420,
    title: 'Moscow: New COVID-19 cases',
  });
  expect(body.html).toContain(`<iframe src="${url}" title="Moscow: New COVID-19 cases" width="400"`);
  const several = await api.call('oembed', { url: `${url}?beside=1124616` });
  expect(several.body.html).toContain(`src="${url}?beside=1124616"`);
  const view = 'https://svodka.example/en/embed-view/covid_cases_new?v=map';
  const map = (await api.call('oembed', { url: view })).body;
  expect([map.title, map.html.includes(`src="${view}"`)]).toEqual(['New COVID-19 cases', true]);
  // A map stands above its classes, a scatter has two axes; every other form has the frame of a chart.
  expect([map.width, map.height]).toEqual([720, 690]);
  const sizeOf = async (search: string) => {
    const { status, body: view } = await api.call('oembed', {
      url: `https://svodka.example/en/embed-view/covid_cases_new?${search}`,
    });
    return [status, view.title, view.height];
  };
  for (const form of ['line', 'rank', 'slope', 'multiples', 'table'])
    expect(await sizeOf(`v=${form}&t=index`)).toEqual([200, 'New COVID-19 cases', 420]);
  expect(await sizeOf('i=covid_deaths_new&v=scatter')).toEqual([
    200,
    'New COVID-19 cases; New COVID-19 deaths',
    440,
  ]);
  expect((await sizeOf('i=no_such&v=scatter'))[0]).toBe(404);
  for (const other of [
    'https://evil.example/en/embed/covid_cases_new/1',
    'https://svodka.example/en/embed-view/no_such',
    `${url}0`,
    'https://svodka.example/en/summary',
  ])
    expect((await api.call('oembed', { url: other })).status).toBe(404);
  expect((await api.call('oembed', { url, format: 'xml' } as object)).status).toBe(400);
});
