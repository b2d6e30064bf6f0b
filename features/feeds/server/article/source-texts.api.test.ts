import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openHostileServer, type HostileServer } from '#platform/server/testing/hostile-server.ts';
import { insertNews } from '#features/news/testing/insert-news.ts';
import { feedToolsOf } from '../feed-tools.ts';
import { serveFeed } from '../../testing/feed-texts.ts';
import { insertFeed } from '../../testing/insert-feed.ts';
import { respectRobots } from './robots-rules.ts';
import { readSourceTexts, type ArticleReading } from './read-source-texts.ts';

let api: TestApp;
let server: HostileServer;
let reading: ArticleReading;

const paragraph = '<p>Правительство утвердило программу поддержки регионов на три года, сообщил премьер.</p>';
const page = (extra = '') =>
  `<html><head>${extra}<title>A</title></head><body><nav>Меню</nav><article>${paragraph.repeat(8)}<script>alert(1)</script><img src="/x.png" onerror="alert(1)" alt="x"></article></body></html>`;

beforeAll(async () => {
  api = await openTestApp({ FEED_NETWORKS: '127.0.0.1/32' });
  server = await openHostileServer({
    '/robots.txt': serveFeed('User-agent: *\nDisallow: /closed/\n', 'text/plain'),
    '/open/1': serveFeed(page(), 'text/html; charset=utf-8'),
    '/closed/1': serveFeed(page(), 'text/html; charset=utf-8'),
    '/open/noarchive': serveFeed(
      page('<meta name="robots" content="noarchive">'),
      'text/html; charset=utf-8',
    ),
    '/open/short': serveFeed('<html><body><p>Коротко.</p></body></html>', 'text/html; charset=utf-8'),
  });
  const { eagerClient: client, worker } = feedToolsOf(api.services.config);
  reading = {
    db: api.db,
    log: api.services.log,
    tools: { client, worker },
    respectsRobots: respectRobots(client),
  };
});
afterAll(async () => {
  await reading.tools.worker.close();
  await server.close();
  await api.close();
});
beforeEach(async () => {
  await api.db.run('delete from news_item');
  await api.db.run('delete from news_feed');
});

async function itemOf(path: string, readsSourceText = true): Promise<number> {
  const feedId = await insertFeed(api.db, { address: `${server.address}${path}.rss`, readsSourceText });
  const [id] = await insertNews(api.db, [{ title: path, at: new Date().toISOString() }]);
  await api.db.run('update news_item set feed_id = $1, url = $2 where id = $3', [
    feedId,
    server.address + path,
    id,
  ]);
  return id!;
}
const read = () => readSourceTexts(reading, { longestMs: 20_000 });
const outcomes = async () =>
  (await api.db.query<{ outcome: string }>('select outcome from news_source_reading order by news_id')).map(
    ({ outcome }) => outcome,
  );

test('an article is read where its feed allows it, sanitised, once', async () => {
  const id = await itemOf('/open/1');
  expect(await read()).toBe(1);
  const [text] = await api.db.query<{ html: string; origin: string }>(
    'select html, origin from news_text where news_id = $1',
    [id],
  );
  expect(text).toMatchObject({ origin: 'source' });
  expect(text?.html).toContain('Правительство');
  expect(text?.html).not.toMatch(/script|onerror|Меню/);
  const before = server.requests.length;
  expect(await read()).toBe(0);
  expect(server.requests.length).toBe(before);
});

test('without the feed\u2019s leave nothing is asked for', async () => {
  await itemOf('/open/1', false);
  const before = server.requests.length;
  expect(await read()).toBe(0);
  expect(server.requests.length).toBe(before);
});

test('robots.txt is heeded, and so is a page that asks not to be kept', async () => {
  await itemOf('/closed/1');
  await itemOf('/open/noarchive');
  await itemOf('/open/short');
  await itemOf('/open/missing');
  expect(await read()).toBe(0);
  expect(await outcomes()).toEqual(['robots_refused', 'no_article', 'no_article', 'http_error']);
  expect(server.requests.map(({ path }) => path)).not.toContain('/closed/1');
});

test('a text the feed gave stays', async () => {
  const id = await itemOf('/open/1');
  await api.db.run("insert into news_text (news_id, html, origin) values ($1, '<p>own</p>', 'feed')", [id]);
  expect(await read()).toBe(0);
});

test('two workers ask for an article once; one that died gives it back', async () => {
  const id = await itemOf('/open/1');
  const counts = await Promise.all([read(), read()]);
  expect(counts[0]! + counts[1]!).toBe(1);
  await api.db.run('delete from news_text');
  await api.db.run(
    "update news_source_reading set outcome = 'claimed', read_at = now() - interval '11 minutes' where news_id = $1",
    [id],
  );
  expect(await read()).toBe(1);
});

test('a site whose rules cannot be read allows nothing, one without rules all', async () => {
  const broken = await openHostileServer({ '/robots.txt': (response) => response.writeHead(503).end() });
  const bare = await openHostileServer({});
  expect(await reading.respectsRobots(`${broken.address}/x`)).toBe(false);
  expect(await reading.respectsRobots(`${bare.address}/x`)).toBe(true);
  await broken.close();
  await bare.close();
});
