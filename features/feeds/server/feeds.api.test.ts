import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { openHostileServer, type HostileServer } from '#platform/server/testing/hostile-server.ts';
import { feedToolsOf } from './feed-tools.ts';
import { answerStatus, redirectTo, rssOf, serveFeed } from '../testing/feed-texts.ts';

let api: TestApp;
let server: HostileServer;
let keeper: string;
let reader: string;

const bomb = `<!DOCTYPE rss [<!ENTITY a0 "boom">${Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]><rss><channel><title>&a12;</title></channel></rss>`;

beforeAll(async () => {
  api = await openTestApp({ FEED_NETWORKS: '127.0.0.1/32' });
  keeper = await signInAs(api.db, { roles: [9] });
  reader = await signInAs(api.db, { roles: [10, 11], licensed: true });
  const page =
    '<html><head><link rel="alternate" type="application/rss+xml" title="News" href="/news.rss"><link rel="alternate" type="application/rss+xml" title="Dead" href="/dead.rss"></head><body>Site</body></html>';
  server = await openHostileServer({
    '/': serveFeed(page, 'text/html'),
    '/bare/': serveFeed('<html><body>no link</body></html>', 'text/html'),
    '/feed': serveFeed(rssOf(['Guessed'])),
    '/news.rss': serveFeed(rssOf(['В Казани открыли новую станцию метро', 'Second'])),
    '/dead.rss': answerStatus(500),
    '/bomb': serveFeed(bomb),
    '/inwards': redirectTo('http://169.254.169.254/latest/meta-data'),
    '/loop': redirectTo('/loop'),
  });
});
afterAll(async () => {
  await feedToolsOf(api.services.config).worker.close();
  await server.close();
  await api.close();
});
beforeEach(() => api.db.run('delete from news_feed'));

type Call = Parameters<TestApp['call']>[0];
const call = (name: Call, input: object = {}, session = keeper) => api.call(name, input, { session });
const settings = { title: 'Outlet', rubricId: null, yugoId: null, language: null };
const add = async (address: string, more: object = {}) =>
  (await call('feeds/addFeed', { ...settings, address, ...more })).body;

test('a site address is enough: its feeds are found, read and judged as the engine would', async () => {
  const { status, body } = await call('feeds/discoverFeeds', { address: `${server.address}/` });
  expect(status).toBe(200);
  expect(body.feeds.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([null, 'http_error']);
  expect(body.feeds[0].feed).toMatchObject({
    title: 'Outlet',
    format: 'rss 2.0',
    itemCount: 2,
    knownId: null,
  });
  expect(body.feeds[0].feed.items[0]).toMatchObject({
    title: 'В Казани открыли новую станцию метро',
    language: 'ru',
    isNews: true,
  });
  // The region and its city, as the pipeline tags them.
  expect(body.feeds[0].feed.items[0].yugoIds).toHaveLength(2);
});

test('a site that names no feed is asked at the usual places, a feed\u2019s own address gives itself', async () => {
  const guessed = await call('feeds/discoverFeeds', { address: `${server.address}/bare/` });
  expect(guessed.body.feeds.map(({ address }: { address: string }) => address)).toEqual([
    `${server.address}/feed`,
  ]);
  const itself = await call('feeds/discoverFeeds', { address: `${server.address}/news.rss` });
  expect(itself.body.feeds).toHaveLength(1);
});

test('a feed is added, read, changed, taken away and brought back', async () => {
  const feed = await add(`${server.address}/news.rss`, { rubricId: 14, language: 'ru' });
  expect(feed).toMatchObject({ health: 'waiting', rubricId: 14, language: 'ru', version: 1 });
  const read = await call('feeds/readFeedNow', { id: feed.id });
  expect(read.body).toMatchObject({
    outcome: 'read',
    itemsNew: 2,
    feed: { health: 'working', itemsRead: 2 },
  });
  const changed = await call('feeds/updateFeed', { id: feed.id, version: 1, title: 'New', isPaused: true });
  expect(changed.body).toMatchObject({ title: 'New', health: 'paused', version: 2, rubricId: 14 });
  const details = await call('feeds/getFeed', { id: feed.id });
  expect(details.body).toMatchObject({
    waiting: 2,
    failed: [],
    readings: [{ outcome: 'read', itemsNew: 2 }],
  });
  expect((await call('feeds/deleteFeed', { id: feed.id, version: 2 })).body).toEqual({ ok: true });
  expect((await call('feeds/getFeeds')).body).toMatchObject({ total: 0, counts: { removed: 1 } });
  expect((await call('feeds/restoreFeed', { id: feed.id })).body).toMatchObject({
    health: 'paused',
    title: 'New',
  });
});

test('two editors at once: the later one is told, nothing is lost', async () => {
  const { id, version } = await add('https://a.example/rss');
  const both = await Promise.all([
    call('feeds/updateFeed', { id, version, title: 'First' }),
    call('feeds/updateFeed', { id, version, title: 'Second' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await call('feeds/deleteFeed', { id, version })).body.code).toBe('conflict');
  expect((await call('feeds/getFeed', { id })).body.feed.version).toBe(2);
});

test('an address that is kept already is a conflict that names its feed; a removed one comes back by adding it', async () => {
  const { id, version } = await add('https://a.example/rss');
  const again = await call('feeds/addFeed', { ...settings, address: 'https://a.example/rss#x' });
  expect(again).toMatchObject({ status: 409, body: { code: 'feed_known', details: { id } } });
  await call('feeds/deleteFeed', { id, version });
  expect(await add('https://a.example/rss', { title: 'Anew' })).toMatchObject({
    id,
    title: 'Anew',
    health: 'waiting',
  });
});

test('a list is imported line by line with a report, twice adds nothing, and comes out again', async () => {
  const opml = `<opml version="2.0"><body>
    <outline text="A" xmlUrl="https://a.example/rss" category="sports" language="ru"/>
    <outline text="Loop" xmlUrl="http://10.0.0.1/rss"/><outline text="Local" xmlUrl="http://[::1]:8080/rss"/>
    <outline text="Host" xmlUrl="http://localhost/rss"/><outline text="Bad" xmlUrl="javascript:alert(1)"/>
    <outline text="A" xmlUrl="https://a.example/rss"/></body></opml>`;
  const { body } = await call('feeds/importFeeds', { opml });
  expect(body).toMatchObject({ added: 1, known: 0, refused: 5 });
  expect(body.lines.map(({ reason }: { reason: string | null }) => reason)).toEqual([
    null,
    'local_address',
    'local_address',
    'local_address',
    'bad_address',
    'repeated',
  ]);
  expect((await call('feeds/importFeeds', { opml })).body).toMatchObject({ added: 0, known: 1 });
  const exported = await call('feeds/exportFeeds');
  expect(exported.body.count).toBe(1);
  expect(exported.body.opml).toContain('xmlUrl="https://a.example/rss" language="ru" category="sports"');
});

test('the bundled list comes paused when asked so, and ten thousand lines are taken', async () => {
  const bundled = await call('feeds/importFeeds', { isPaused: true });
  expect(bundled.body.added).toBeGreaterThan(300);
  expect((await call('feeds/getFeeds', { health: 'paused' })).body.total).toBe(bundled.body.added);
  const lines = Array.from(
    { length: 10_000 },
    (_, at) => `<outline text="F${at}" xmlUrl="https://f${at}.example/"/>`,
  );
  const many = await call('feeds/importFeeds', { opml: `<opml><body>${lines.join('')}</body></opml>` });
  expect(many.body.added).toBe(10_000);
  expect((await call('feeds/getFeeds', { pageIndex: 52, pageSize: 200 })).body.feeds.length).toBeGreaterThan(
    100,
  );
});

test('the list is searched, filtered by health, ordered and paged', async () => {
  await add(`${server.address}/dead.rss`, { title: 'Dead feed' });
  await add(`${server.address}/news.rss`, { title: 'News feed' });
  await add('https://b.example/rss', { title: 'Waiting feed', isPaused: true });
  const titlesOf = async (input: object) =>
    (await call('feeds/getFeeds', input)).body.feeds.map(({ title }: { title: string }) => title);
  for (const { id } of (await call('feeds/getFeeds', { pageSize: 2 })).body.feeds)
    await call('feeds/readFeedNow', { id });
  expect(await titlesOf({ health: 'failing' })).toEqual(['Dead feed']);
  expect(await titlesOf({ text: 'NEWS' })).toEqual(['News feed']);
  expect(await titlesOf({ text: 'b.example' })).toEqual(['Waiting feed']);
  expect(await titlesOf({ sortBy: 'failures', descending: true, pageSize: 1 })).toEqual(['Dead feed']);
  expect((await call('feeds/getFeeds')).body).toMatchObject({
    total: 3,
    counts: { failing: 1, working: 1, paused: 1 },
  });
});

test('a feed that is being read is busy, and a reading by hand does not wait for it', async () => {
  const { id } = await add(`${server.address}/news.rss`);
  await api.db.run("update news_feed set claimed_until = now() + interval '1 minute'");
  expect(await call('feeds/readFeedNow', { id })).toMatchObject({ status: 409, body: { code: 'feed_busy' } });
});

const calls = [
  ['feeds/getFeeds', {}],
  ['feeds/getFeed', { id: 1 }],
  ['feeds/discoverFeeds', { address: 'a.example' }],
  ['feeds/testFeed', { address: 'a.example' }],
  ['feeds/addFeed', { ...settings, address: 'a.example' }],
  ['feeds/updateFeed', { id: 1, version: 1 }],
  ['feeds/deleteFeed', { id: 1, version: 1 }],
  ['feeds/restoreFeed', { id: 1 }],
  ['feeds/readFeedNow', { id: 1 }],
  ['feeds/importFeeds', {}],
  ['feeds/exportFeeds', {}],
] as const;

test.each(calls)('%s is for those who keep the feeds alone', async (name, input) => {
  expect((await api.call(name, input)).status).toBe(401);
  expect((await call(name, input, reader)).body.code).toBe('forbidden');
});

test.each(calls.filter(([name]) => !/get|export/.test(name)))(
  '%s needs the anti-forgery token',
  async (name, input) => {
    const { body } = await api.call(name, input, { session: keeper, headers: { 'x-xsrf-token': 'wrong' } });
    expect(body.code).toBe('forgery_suspected');
  },
);

test.each([
  ['feeds/testFeed', { address: 'http://10.0.0.1/rss' }, 'local_address'],
  ['feeds/testFeed', { address: 'http://[::ffff:192.168.0.1]/' }, 'local_address'],
  ['feeds/discoverFeeds', { address: 'http://localhost.localdomain/' }, 'unknown_host'],
  ['feeds/discoverFeeds', { address: 'file:///etc/passwd' }, 'bad_address'],
  ['feeds/addFeed', { ...settings, address: 'javascript:alert(1)' }, 'bad_address'],
] as const)('%s refuses %j as %s', async (name, input, reason) => {
  const { status, body } = await call(name, input);
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'feed_refused' });
  expect(['local_address', 'unknown_host', 'bad_address']).toContain(body.details.reason);
  if (reason !== 'unknown_host') expect(body.details.reason).toBe(reason);
});

test('a feed’s site is a page of the web or nothing', async () => {
  for (const site of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'not an address']) {
    const { status, body } = await call('feeds/addFeed', { ...settings, address: server.address, site });
    expect([status, body.fields?.[0]?.path], site).toEqual([400, 'site']);
  }
});

test.each([
  ['/inwards', 'local_address'],
  ['/loop', 'redirect_loop'],
  ['/bomb', 'entity_expansion'],
  ['/dead.rss', 'http_error'],
  ['/bare/', 'web_page'],
])('testing %s tells %s', async (path, reason) => {
  const { status, body } = await call('feeds/testFeed', { address: server.address + path });
  expect(status).toBe(422);
  expect(body.details.reason).toBe(reason);
});

test.each([
  ['feeds/importFeeds', { opml: 'not xml at all' }, 422, 'opml_refused'],
  ['feeds/importFeeds', { opml: bomb.replaceAll('rss', 'opml') }, 422, 'feed_refused'],
  [
    'feeds/importFeeds',
    { opml: `<opml><body>${'<outline xmlUrl="https://a.example"/>'.repeat(10_001)}</body></opml>` },
    422,
    'opml_refused',
  ],
  ['feeds/importFeeds', { opml: 'x'.repeat(4_000_001) }, 400, 'bad_request'],
  ['feeds/importFeeds', { opml: 'x'.repeat(9_000_000) }, 413, 'too_large'],
  ['feeds/getFeed', { id: 999_999 }, 404, 'not_found'],
  ['feeds/readFeedNow', { id: 999_999 }, 404, 'not_found'],
  ['feeds/restoreFeed', { id: 999_999 }, 404, 'not_found'],
  ['feeds/updateFeed', { id: 999_999, version: 1 }, 404, 'not_found'],
  ['feeds/deleteFeed', { id: 999_999, version: 1 }, 404, 'not_found'],
  ['feeds/getFeeds', { pageSize: 201 }, 400, 'bad_request'],
  ['feeds/getFeeds', { sortBy: 'id; drop table news_feed' }, 400, 'bad_request'],
  ['feeds/getFeeds', { health: 'ill' }, 400, 'bad_request'],
  ['feeds/addFeed', { ...settings, address: 'https://a.example', rubricId: 15 }, 400, 'bad_request'],
  ['feeds/addFeed', { ...settings, address: 'https://a.example', title: '' }, 400, 'bad_request'],
  [
    'feeds/addFeed',
    { ...settings, address: 'https://a.example', yugoId: 2_000_000_000 },
    404,
    'region_not_found',
  ],
  ['feeds/addFeed', { ...settings, address: 'https://a.example', language: 'de' }, 400, 'bad_request'],
] as const)('%s refuses what is wrong (%#)', async (name, input, status, code) => {
  const answer = await call(name, input);
  expect(answer.body.code).toBe(code);
  expect(answer.status).toBe(status);
});
