import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { begunSql } from '#features/measures/server/feed/begun-queries.ts';
import { begunStoriesSql } from '#features/news/server/story/later-queries.ts';
import { insertNews } from '#features/news/testing/insert-news.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { listReleases } from '#statistics/indicators/release-queries.ts';
import { countReleases } from '#statistics/releases/count-releases.ts';
import { laterSql } from '#statistics/releases/later-queries.ts';

/** The product stands on 13 July 2020; the asked day is 12 May. */
const asked = '2020-05-12';
const moscow = 1_124_665;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true' });
  await loadNames(api.db);
  await insertFigures();
  await insertMeasure('Known then', '2020-05-01');
  await insertMeasure('Masks', '2020-06-01');
  await insertMeasure('After the own day', '2020-08-01');
  for (const [title, at] of [
    ['Told before', '2020-05-12T10:00:00Z'],
    ['Told after', '2020-06-02T10:00:00Z'],
    ['Told after the own day', '2020-07-20T10:00:00Z'],
  ] as const)
    await insertStory(title, at);
});
afterAll(() => api.close());

/** Of 2019 a figure known before and corrected after the asked day; of 2020 one that came after it, and one after the own day. */
async function insertFigures(): Promise<void> {
  const names = `'Доля', 'Share', 'S', 'S', 'S'`;
  const { db } = api;
  const [{ code: unit }] = (await db.query<{ code: string }>('select code from unit limit 1')) as [
    { code: string },
  ];
  await db.run(
    `insert into indicator (code, family, kind, unit, direction, decimals, name_ru, name_en, name_ja, name_pt, name_es)
     values ('later_test', 'economy', 'annual', $1, 'neutral', 0, ${names})`,
    [unit],
  );
  const [{ load }] = (await db.query<{ load: number }>(
    `insert into data_load (load_id, data_set, version, origin, published_at)
     select coalesce(max(load_id), 0) + 1, 'later_test', '1', 'bundled', now() from data_load returning load_id as load`,
  )) as [{ load: number }];
  await db.run(
    `with made as (
       insert into series (indicator, place_id, source, known_at_assumed, load_id)
       select 'later_test', $2, min(code), false, $1 from source returning series_id)
     insert into fact (series_id, day, known_at, load_id, value)
     select series_id, day::date, known::date, $1, value
       from made, (values ('2019-12-31', '2020-04-01', 1), ('2019-12-31', '2020-06-10', 2), ('2020-12-31', '2020-06-10', 3), ('2021-12-31', '2020-08-01', 4)) v(day, known, value)`,
    [load, moscow],
  );
}

const insertMeasure = (title: string, starts: string) =>
  api.db.run(
    `with made as (insert into measure (origin, origin_key) select min(code), $1 from source returning measure_id)
     insert into measure_version (measure_id, version, status, title, yugo_ids, starts, published_at)
     select measure_id, 1, 3, $1, array[$3::int], $2::date, now() from made`,
    [title, starts, moscow],
  );

async function insertStory(title: string, at: string): Promise<void> {
  const [newsId] = await insertNews(api.db, [{ title, at }]);
  await api.db.run(
    `with made as (insert into news_story (language) values ('en') returning id)
     insert into news_story_state (news_id, story_id, from_at, first_at, lead_id, item_count, source_count, reprint_count, rank, authority, growth, popularity, is_hot, language)
     select $1, id, $2::timestamptz, $2::timestamptz, $1, 1, 1, 0, 1, 1, 1, 0, false, 'en' from made`,
    [newsId, at],
  );
}

const later = async (asOf: string) =>
  (await api.app.inject({ url: `/api/site/getLater?asOf=${asOf}`, headers: { locale: 'en' } })).json();

test('before the releases were counted nothing is said of figures; measures and stories are', async () => {
  expect(await later(asked)).toMatchObject({
    figures: null,
    revisions: null,
    measures: { count: 1, named: [{ title: 'Masks', starts: '2020-06-01' }] },
    stories: { count: 1, named: [{ title: 'Told after', outlets: 1, day: '2020-06-02' }] },
  });
  await countReleases(api.db);
  expect(await countReleases(api.db)).toBeNull();
});

test('what came between the asked day and the product’s own is told by count and name, and nothing later', async () => {
  const named = [{ indicator: 'later_test', name: 'Share' }];
  expect(await later(asked)).toMatchObject({
    day: asked,
    ownDay: '2020-07-13',
    figures: { count: 1, named },
    revisions: { count: 1, named },
    before: { day: '2020-05-01', kind: 'measure', name: 'Known then', more: 0 },
    after: { day: '2020-06-01', kind: 'measure', name: 'Masks', more: 0 },
  });
  expect(await later('2020-06-01')).toMatchObject({
    after: { day: '2020-06-10', kind: 'figures', name: 'Share', more: 0 },
  });
});

test('on the product’s own day nothing is later and no event follows', async () => {
  expect(await later('2020-07-13')).toMatchObject({
    figures: { count: 0, named: [] },
    revisions: { count: 0, named: [] },
    measures: { count: 0, named: [] },
    stories: { count: 0, named: [] },
    before: { day: '2020-06-10' },
    after: null,
  });
});

test('what replaced another counts alike for the bar and for the page of the indicator, of whichever source it is', async () => {
  await api.db.run(
    `with made as (
       insert into series (indicator, place_id, source, known_at_assumed, load_id)
       select 'later_test', $1, max(code), false, max(l.load_id) from source, (select load_id from data_load where data_set = 'later_test') l
       returning series_id, load_id)
     insert into fact (series_id, day, known_at, load_id, value)
     select series_id, '2019-12-31', '2020-06-20', load_id, 9 from made`,
    [moscow],
  );
  await api.db.run('delete from release_counted');
  await countReleases(api.db);
  const counted = await api.db.query(
    `select known_at::text as "knownAt", added, changed from indicator_release where indicator = 'later_test' order by known_at desc`,
  );
  const asked = { indicator: 'later_test', dims: '', asOf: '2030-01-01', most: 10 };
  const told = await listReleases(api.db, asked);
  expect(counted).toEqual(told.map(({ knownAt, added, changed }) => ({ knownAt, added, changed })));
  expect(counted).toContainEqual({ knownAt: '2020-06-20', added: 0, changed: 1 });
});

test('each of the three lists is read by a range of its index, never the whole table', async () => {
  await api.db.run(
    `insert into indicator_release select date '2000-01-01' + n, 'later_test', 1, 0 from generate_series(1, 5000) n`,
  );
  await api.db.run(
    'insert into measure (origin, origin_key) select min(code), n::text from source, generate_series(1, 5000) n group by n',
  );
  await api.db.run(
    `insert into measure_version (measure_id, version, status, title, starts)
     select measure_id, 1, 3, 'm', date '2000-01-01' + measure_id::int from measure where origin_key ~ '^\\d+$'`,
  );
  await api.db.run(
    `insert into news_item (external_id, title, url, source_id, published_at, language, score, search_terms)
     select 'x' || n, 'x', 'x' || n, (select min(id) from news_source), timestamptz '2000-01-01' + n * interval '1 day', 'en', n, ''
       from generate_series(1, 5000) n`,
  );
  await api.db.run(
    `insert into news_story_state (news_id, story_id, from_at, first_at, lead_id, item_count, source_count, reprint_count, rank, authority, growth, popularity, is_hot, language)
     select i.id, (select min(id) from news_story), i.published_at, i.published_at, i.id, 1, 1, 0, 1, 1, 1, 0, false, 'en' from news_item i where i.title = 'x'`,
  );
  await api.db.run('analyze');
  const planOf = async (sql: string) =>
    (await api.db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, ['2013-05-12', '2013-07-13']))
      .map((row) => row['QUERY PLAN'])
      .join('\n');
  expect(await planOf(laterSql)).toContain('indicator_release_pkey');
  expect(await planOf(begunSql)).toMatch(/measure_version_(list|start)/);
  expect(await planOf(begunStoriesSql)).toContain('news_story_state_first');
});
