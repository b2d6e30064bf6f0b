import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openHostileServer, type HostileServer } from '#platform/server/testing/hostile-server.ts';
import { feedToolsOf } from '../feed-tools.ts';
import { answerStatus, redirectTo, rssOf, serveFeed } from '../../testing/feed-texts.ts';
import { insertFeed } from '../../testing/insert-feed.ts';
import { checkAbsent } from './check-absent.ts';
import { claimDueFeed, claimFeed } from './claim-feeds.ts';
import { readClaimedFeed, type Reading } from './read-claimed-feed.ts';
import { readDueFeeds } from './read-due-feeds.ts';

let api: TestApp;
let server: HostileServer;
let reading: Reading;
let titles = ['A', 'B'];

beforeAll(async () => {
  api = await openTestApp({ FEED_NETWORKS: '127.0.0.1/32' });
  const hostile = {
    id: 'x\u0000y',
    title: 'Zero\u0000 and half',
    content_text: 'c\ud800',
    url: 'https://o.example/z',
  };
  server = await openHostileServer({
    '/a': serveFeed(() => rssOf(titles)),
    '/b': serveFeed(rssOf(['C'])),
    '/dead': answerStatus(503),
    '/gone': answerStatus(410),
    '/moved': redirectTo('/b'),
    '/page': serveFeed('<html><body>Not a feed</body></html>', 'text/html'),
    '/json': serveFeed(
      JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'J', items: [hostile] }),
      'application/json',
    ),
    '/silent': () => {},
  });
  const { eagerClient: client, worker } = feedToolsOf(api.services.config);
  reading = { db: api.db, log: api.services.log, tools: { client, worker } };
});
afterAll(async () => {
  await reading.tools.worker.close();
  await server.close();
  await api.close();
});
beforeEach(async () => {
  titles = ['A', 'B'];
  await api.db.run('delete from news_arrival');
  await api.db.run('delete from news_feed');
});

const feed = (path: string) => insertFeed(api.db, { address: server.address + path });
const readNow = async (id: number) => readClaimedFeed(reading, (await claimFeed(api.db, id))!);
const waiting = async () =>
  (await api.db.query<{ title: string }>("select item->>'title' as title from news_arrival order by id")).map(
    ({ title }) => title,
  );
const stateOf = async (id: number) =>
  (
    await api.db.query<Record<string, unknown>>(
      'select address, failures, last_refusal, last_refusal_details as details, next_reading_at, round(extract(epoch from next_reading_at - now()) / 60)::int as minutes, claimed_until, items_per_day from news_feed where id = $1',
      [id],
    )
  )[0]!;
const due = () => api.db.run("update news_feed set next_reading_at = now() - interval '1 second'");

test('items are handed over once, the second reading is conditional, a new one comes alone', async () => {
  const id = await feed('/a');
  expect(await readNow(id)).toMatchObject({ outcome: 'read', itemsNew: 2 });
  expect(await readNow(id)).toMatchObject({ outcome: 'unchanged', itemsNew: 0 });
  titles = ['New one', 'A', 'B'];
  expect(await readNow(id)).toMatchObject({ outcome: 'read', itemsNew: 1 });
  expect(await waiting()).toEqual(['A', 'B', 'New one']);
  expect(await stateOf(id)).toMatchObject({
    failures: 0,
    minutes: 30,
    claimed_until: null,
    items_per_day: 24,
  });
});

test('several workers read each feed once', async () => {
  await Promise.all(['/a', '/b', '/json'].map(feed));
  const before = server.requests.length;
  const counts = await Promise.all([1, 2, 3].map(() => readDueFeeds(reading, { longestMs: 20_000 })));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(
    server.requests
      .slice(before)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/a', '/b', '/json']);
});

test('a dead feed stops no other, and each refusal stands beside its feed', async () => {
  const [dead, gone, page, good] = await Promise.all(['/dead', '/gone', '/page', '/b'].map(feed));
  await readDueFeeds(reading, { longestMs: 20_000 });
  expect(await stateOf(dead!)).toMatchObject({
    failures: 1,
    last_refusal: 'http_error',
    details: { status: 503 },
    minutes: 20,
  });
  expect(await stateOf(gone!)).toMatchObject({ last_refusal: 'gone', next_reading_at: null });
  expect(await stateOf(page!)).toMatchObject({ last_refusal: 'web_page' });
  expect(await stateOf(good!)).toMatchObject({ failures: 0, last_refusal: null });
  expect(await waiting()).toEqual(['C']);
});

test('every further refusal doubles the wait, a good reading forgets them', async () => {
  const id = await feed('/dead');
  await readNow(id);
  await readNow(id);
  expect(await stateOf(id)).toMatchObject({ failures: 2, minutes: 40 });
  await api.db.run('update news_feed set address = $1', [`${server.address}/b`]);
  await readNow(id);
  expect(await stateOf(id)).toMatchObject({ failures: 0, last_refusal: null });
});

test('a feed that moved for good is asked there from now on, unless another feed has that address', async () => {
  const moved = await feed('/moved');
  await readNow(moved);
  expect(await stateOf(moved)).toMatchObject({ address: `${server.address}/b` });
  const second = await feed('/moved');
  expect(await readNow(second)).toMatchObject({ outcome: 'read' });
  expect(await stateOf(second)).toMatchObject({ address: `${server.address}/moved` });
});

test('a paused, a removed and a feed that somebody reads are not due', async () => {
  const [paused, removed, claimed] = await Promise.all(['/a', '/b', '/dead'].map(feed));
  await api.db.run('update news_feed set is_paused = true where id = $1', [paused]);
  await api.db.run('update news_feed set removed_at = now() where id = $1', [removed]);
  expect(await claimDueFeed(api.db)).toMatchObject({ id: claimed });
  expect(await claimDueFeed(api.db)).toBeNull();
  expect(await claimFeed(api.db, claimed!)).toBeNull();
  expect(await claimFeed(api.db, removed!)).toBeNull();
});

test('a worker that died gives its feed back, one that was too late overwrites nothing', async () => {
  const id = await feed('/b');
  const late = (await claimDueFeed(api.db))!;
  await api.db.run("update news_feed set claimed_until = now() - interval '1 second'");
  // A claim is known by the millisecond its lease ends in; two of one feed never begin in the same one, but here.
  await new Promise((resolve) => setTimeout(resolve, 2));
  const next = (await claimDueFeed(api.db))!;
  await readClaimedFeed(reading, late);
  expect((await stateOf(id))['claimed_until']).toEqual(next.claimedUntil);
  await readClaimedFeed(reading, next);
  expect(await stateOf(id)).toMatchObject({ claimed_until: null });
  expect(await waiting()).toEqual(['C']);
});

test('the last twenty readings are kept', async () => {
  const id = await feed('/dead');
  await api.db.run(
    "insert into news_feed_reading (feed_id, read_at, outcome) select $1, now() - make_interval(hours => n), 'unchanged' from generate_series(1, 25) n",
    [id],
  );
  await readNow(id);
  const rows = await api.db.query<{ outcome: string }>(
    'select outcome from news_feed_reading order by read_at desc',
  );
  expect(rows).toHaveLength(20);
  expect(rows[0]).toEqual({ outcome: 'http_error' });
});

test('characters no database can hold are left out, the item comes', async () => {
  const id = await feed('/json');
  expect(await readNow(id)).toMatchObject({ outcome: 'read', itemsNew: 1 });
  expect(await waiting()).toEqual(['Zero and half']);
});

test('a stored item comes again only when its headline, link or date changed', async () => {
  const id = await feed('/a');
  await readNow(id);
  await api.db.run(
    "insert into news_source (domain, name) values ('outlet.example', 'Outlet') on conflict do nothing",
  );
  await api.db.run(
    `insert into news_item (external_id, title, url, source_id, published_at, language, score, search_terms)
     select external_id, case item->>'title' when 'A' then 'A' else 'old wording' end, item->>'link', (select id from news_source limit 1), (item->>'publishedAt')::timestamptz, 'en', 0, '' from news_arrival`,
  );
  await api.db.run('delete from news_arrival');
  await api.db.run('update news_feed set etag = null');
  expect(await readNow(id)).toMatchObject({ itemsNew: 1 });
  expect(await waiting()).toEqual(['B']);
});

test('an item that left its feed before its time is withdrawn where its page is gone, and only then', async () => {
  const id = await feed('/a');
  const ago = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
  await api.db.run(
    "insert into news_source (domain, name) values ('left.example', 'Left') on conflict do nothing",
  );
  for (const [name, path, hours] of [
    ['gone', '/gone', 1],
    ['there', '/b', 1],
    ['old', '/gone', 9],
  ] as const)
    await api.db.run(
      `insert into news_item (external_id, title, url, source_id, published_at, language, score, search_terms, feed_id)
       values ($1, $1, $2, (select id from news_source where domain = 'left.example'), $3, 'en', 0, '', $4)`,
      [name, `${server.address}${path}?${name}`, ago(hours), id],
    );
  const listed = [2, 3, 4].map((hours) => ({
    id: String(hours),
    link: `https://left.example/${hours}`,
    publishedAt: ago(hours).toISOString(),
  }));
  await checkAbsent(api.db, reading.tools.client, { id }, listed);
  const found = `select n.external_id as id, a.is_withdrawn as gone from news_absence a join news_item n on n.id = a.news_id order by 1`;
  expect(await api.db.query(found)).toEqual([
    { id: 'gone', gone: true },
    { id: 'there', gone: false },
  ]);
});

test('without a network of its own an installation connects to no local address', async () => {
  const strict = await openTestApp();
  const { client, worker } = feedToolsOf(strict.services.config);
  await insertFeed(strict.db, { address: `${server.address}/a` });
  const before = server.requests.length;
  await readDueFeeds(
    { db: strict.db, log: strict.services.log, tools: { client, worker } },
    { longestMs: 5000 },
  );
  expect(await strict.db.query('select last_refusal from news_feed')).toEqual([
    { last_refusal: 'local_address' },
  ]);
  expect(server.requests.length).toBe(before);
  await strict.close();
});

test('with nothing added nothing is asked for', async () => {
  await due();
  expect(await readDueFeeds(reading, { longestMs: 1000 })).toBe(0);
});
