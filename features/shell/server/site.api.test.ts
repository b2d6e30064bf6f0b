import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBusiestOutlets } from '#features/news/public.server.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({
    SAMPLE_DATA: 'true',
    TRIAL_DAYS: '21',
    ANALYTICS_ID: '77',
    HELP_EMAIL: 'help@svodka.test',
    PARTNERS: 'One|https://one.test, Two words|https://two.test/x',
  });
});
afterAll(() => api.close());

test('the start names the sample days, the contacts and the limits of this installation', async () => {
  const { status, body } = await api.call('site/getStart');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    clock: { kind: 'sample', newsDay: '2020-07-13', day: '2020-07-13', sampleDay: '2020-07-13' },
    trialDays: 21,
    analyticsId: '77',
    helpEmail: 'help@svodka.test',
    helpPhone: '8 800 000-00-00',
    sampleParts: { help: false, partners: false },
    partners: [
      { name: 'One', url: 'https://one.test' },
      { name: 'Two words', url: 'https://two.test/x' },
    ],
  });
});

test('beside the sample the company has a site, four partners and a help line, marked as made up; without it none', async () => {
  const sample = await openTestApp({ SAMPLE_DATA: 'true' });
  const bare = await openTestApp({ SAMPLE_DATA: 'false' });
  try {
    const { body } = await sample.call('site/getStart', {}, { locale: 'ru' });
    expect(body).toMatchObject({
      companyUrl: '/landing',
      helpEmail: 'help@example.org',
      sampleParts: { help: true, partners: true },
    });
    expect(body.partners.map(({ name }: { name: string }) => name)).toEqual([
      'Институт регионов',
      'Дом статистики',
      'Школа данных',
      'Фонд открытых данных',
    ]);
    expect((await bare.call('site/getStart')).body).toMatchObject({
      companyUrl: null,
      helpEmail: null,
      helpPhone: null,
      partners: [],
      sampleParts: { help: false, partners: false },
    });
  } finally {
    await sample.close();
    await bare.close();
  }
});

test('the operator\u2019s own site wins over the sample\u2019s', async () => {
  const own = await openTestApp({
    SAMPLE_DATA: 'true',
    COMPANY_URL: 'https://company.test/',
  });
  try {
    expect((await own.call('site/getStart')).body).toMatchObject({ companyUrl: 'https://company.test/' });
  } finally {
    await own.close();
  }
});

test('a chosen day governs both halves', async () => {
  const answer = await api.app.inject({ url: '/api/site/getStart?asOf=2021-01-31' });
  expect(answer.json().clock).toMatchObject({ kind: 'chosen', newsDay: '2021-01-31', day: '2021-01-31' });
});

test('a malformed day is refused', async () => {
  const answer = await api.app.inject({ url: '/api/site/getStart?asOf=yesterday' });
  expect(answer.statusCode).toBe(400);
});

test('before any data is loaded the public figures say that nothing is known, and invent nothing', async () => {
  const { status, body } = await api.call('site/getPublicFigures');
  expect(status).toBe(200);
  expect(body).toMatchObject({ day: null, cases: { value: null }, daily: [], rising: 0, ranked: 0 });
});

test('a region that does not exist has no previews', async () => {
  expect((await api.call('site/getAccessPreviews', { yugoId: 7 })).body).toMatchObject({
    status: 404,
    code: 'region_not_found',
  });
});

test('outlets are counted in the language of the caller, busiest first, in the last thirty days; without a place there is no page', async () => {
  const clock = '2020-07-10T12:00:00Z';
  await api.db.run(`insert into news_source (domain, name) values ('one.test', 'One'), ('two.test', 'Two')`);
  await api.db.run(
    `insert into news_item (external_id, title, url, language, score, search_terms, source_id, published_at)
     select 'proof-' || n, 'Said ' || n, 'https://one.test/' || n, case when n = 5 then 'ru' else 'en' end, 0, '',
            (select id from news_source where domain = case when n <= 2 or n = 5 then 'two.test' else 'one.test' end),
            case when n = 4 then timestamptz '2020-05-01' else $1::timestamptz end
       from generate_series(1, 5) n`,
    [clock],
  );
  expect((await api.call('site/getLandingProof')).status).toBe(404);
  const found = await listBusiestOutlets(api.db, {
    language: 'en',
    from: new Date('2020-06-13'),
    clock: new Date('2020-07-13'),
    most: 1,
  });
  expect(found).toEqual({ headlines: 3, outlets: 2, busiest: [{ name: 'Two', headlines: 2 }] });
});

test('names are a list even when empty, a name that is not known is let by', async () => {
  expect((await api.call('site/getRegionNames')).body).toEqual({ regions: [] });
  expect((await api.app.inject({ url: '/api/site/getRegionNames?x=1' })).statusCode).toBe(200);
});

test('of a place without reports the trend says nothing, and a place that is no number is refused', async () => {
  const { status, body } = await api.call('site/getRegionTrend', { yugoId: 7 });
  expect(status).toBe(200);
  expect(body).toEqual({
    day: null,
    cases: { value: null, changePercent: null },
    dailyFrom: null,
    daily: [],
    source: null,
  });
  for (const input of [{}, { yugoId: 0 }])
    expect((await api.call('site/getRegionTrend', input)).status).toBe(400);
});
