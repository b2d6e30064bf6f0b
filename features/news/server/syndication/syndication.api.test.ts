import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import { readFeed } from '#feedformats/read-feed.ts';
import { insertStories } from '../../testing/insert-stories.ts';

let api: TestApp;
let storyId: number;
const hostile = 'Ставка & <script>alert(1)</script> ]]> «выросла»';

beforeAll(async () => {
  api = await openTestApp({
    AS_OF: '2020-06-08',
    PUBLIC_URL: 'https://svodka.example',
    SAMPLE_ACCOUNTS: 'false',
  });
  await api.db.run(
    `insert into place (yugo_id, kind, name_ru, name_en, name_ja, name_pt, name_es, name_short_ru, order_ru, order_en, order_ja, order_pt, order_es) values (77, 'region', 'Город', 'City', '市', 'Cidade', 'Ciudad', 'Г.', 1, 1, 1, 1, 1) on conflict do nothing`,
  );
  const [story] = await insertStories(api.db, [
    [
      { title: hostile, at: '2020-06-08T08:00:00Z', rubricId: 4, language: 'ru', yugoIds: [77] },
      { title: 'Ставку подняли', at: '2020-06-08T09:00:00Z', rubricId: 4, language: 'ru', yugoIds: [77] },
    ],
    [{ title: 'Матч отложен', at: '2020-06-08T10:00:00Z', rubricId: 6, language: 'ru' }],
  ]);
  storyId = story!.storyId;
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
const read = (text: string, address: string) =>
  readFeed(
    new TextEncoder().encode(text),
    { address, contentType: null, contentLanguage: null },
    new Date('2020-06-08T21:00:00Z'),
  );

test.each([
  ['rss', 'application/rss+xml'],
  ['atom', 'application/atom+xml'],
  ['json', 'application/feed+json'],
])('a rubric goes out by story as %s, and our own reader takes it without a fault', async (format, type) => {
  const address = `/ru/feeds/rubric/4.${format}`;
  const answer = await get(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
  const feed = read(answer.body, address);
  expect(feed.faults).toEqual([]);
  expect(feed.title).toBe('Сводка — Экономика');
  expect(feed.items).toHaveLength(1);
  expect(feed.items[0]).toMatchObject({
    id: `tag:svodka.example,2020:story:${storyId}`,
    link: `https://svodka.example/ru/story/${storyId}`,
    publishedAt: '2020-06-08T08:00:00.000Z',
    categories: ['Экономика'],
  });
  expect([hostile, 'Ставку подняли']).toContain(feed.items[0]?.title);
  const html = `${feed.items[0]?.html}${feed.items[0]?.summaryHtml}`;
  expect(html).toContain('2 заголовка');
  expect(html).not.toContain('<script');
});

test.each([
  '/ru/feeds/stories.rss',
  '/ru/feeds/hot.atom',
  `/ru/feeds/region/77.json`,
  '/ru/feeds/source/1.rss',
  '/ru/feeds/search.rss?text=%D1%81%D1%82%D0%B0%D0%B2%D0%BA%D0%B0',
  '/en/feeds/rubric/13.atom',
])('%s is a valid feed', async (address) => {
  const answer = await get(address);
  expect(answer.statusCode).toBe(200);
  expect(read(answer.body, address).faults).toEqual([]);
});

test('what a reader has is not sent again, until something changes', async () => {
  const first = await get('/ru/feeds/stories.rss');
  const etag = String(first.headers['etag']);
  expect((await get('/ru/feeds/stories.rss', { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get('/ru/feeds/stories.rss', { 'if-none-match': `"other", W/${etag}` })).statusCode).toBe(
    304,
  );
  expect((await get('/ru/feeds/stories.atom', { 'if-none-match': etag })).statusCode).toBe(200);
  const since = String(first.headers['last-modified']);
  expect((await get('/ru/feeds/stories.rss', { 'if-modified-since': since })).statusCode).toBe(304);
  const before = 'Mon, 01 Jun 2020 00:00:00 GMT';
  expect((await get('/ru/feeds/stories.rss', { 'if-modified-since': before })).statusCode).toBe(200);
  await raiseDataVersion(api.db);
  await expect
    .poll(async () => (await get('/ru/feeds/stories.rss', { 'if-none-match': etag })).statusCode)
    .toBe(200);
});

test('a search goes out with the newest first, a story with its headlines', async () => {
  const found = read((await get('/ru/feeds/search.json?rubrics=4')).body, '/x');
  expect(found.items.map(({ title }) => title)).toEqual(['Ставку подняли', hostile]);
  const story = read((await get(`/ru/feeds/story/${storyId}.atom`)).body, '/x');
  expect(story.items.map(({ title }) => title)).toEqual(['Ставку подняли', hostile]);
});

test('a saved search is open to whoever has its secret address, and to nobody when it was deleted', async () => {
  const session = await signInAs(api.db);
  const saved = await api.call(
    'search/saveSearch',
    { name: 'Моя <b>', question: { rubrics: [4] } },
    { session },
  );
  const address = `/ru/feeds/saved/${saved.body.token}.atom`;
  const answer = await get(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toContain('private');
  expect(read(answer.body, address)).toMatchObject({ title: 'Сводка — Моя <b>', faults: [] });
  await api.call('search/deleteSavedSearch', { id: saved.body.id }, { session });
  expect((await get(address)).statusCode).toBe(404);
  expect((await get('/ru/feeds/saved/AAAAAAAAAAAAAAAAAAAAAAAA.atom')).statusCode).toBe(404);
});

test('who asks for it gets it packed, who refuses that gets it plain', async () => {
  const answer = await get('/ru/feeds/stories.atom', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('gzip');
  const plain = await get('/ru/feeds/stories.atom', { 'accept-encoding': 'gzip;q=0, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test.each([
  ['/ru/feeds/rubric/99.rss', 404],
  ['/ru/feeds/region/424242.rss', 404],
  ['/ru/feeds/source/424242.rss', 404],
  ['/ru/feeds/story/424242.rss', 404],
  ['/ru/feeds/rubric/4.pdf', 404],
  ['/ru/feeds/search.rss?text=' + 'x'.repeat(300), 400],
  ['/ru/feeds/search.rss?nonsense=1', 400],
  ['/ru/feeds/stories.rss?asOf=never', 400],
])('%s answers %i', async (address, status) => {
  expect((await get(address)).statusCode).toBe(status);
});

test('an affair has a feed of all its headlines, led to by any of its stories', async () => {
  const [other] = await api.db.query<{ id: number }>('select id from news_story where id <> $1', [storyId]);
  await api.db.run('update news_story set affair_id = $1 where id = any($2::bigint[])', [
    storyId,
    [storyId, other!.id],
  ]);
  await raiseDataVersion(api.db);
  const { body, statusCode } = await get(`/ru/feeds/affair/${other!.id}.rss`);
  expect(statusCode).toBe(200);
  const feed = await read(body, 'https://svodka.example/feed');
  expect(feed.items.map(({ title }) => title)).toEqual(['Матч отложен', 'Ставку подняли', hostile]);
  expect((await get('/ru/feeds/affair/999999.rss')).statusCode).toBe(404);
});
