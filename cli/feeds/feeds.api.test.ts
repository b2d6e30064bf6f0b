import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openHostileServer, type HostileServer } from '#platform/server/testing/hostile-server.ts';
import { rssOf, serveFeed } from '#features/feeds/testing/feed-texts.ts';
import { runFeeds } from './feeds.ts';

let api: TestApp;
let server: HostileServer;
let folder: string;
beforeAll(async () => {
  api = await openTestApp({ FEED_NETWORKS: '127.0.0.1/32' });
  server = await openHostileServer({ '/rss': serveFeed(rssOf(['One headline'])) });
  folder = await mkdtemp(join(tmpdir(), 'svodka-feeds-'));
});
afterAll(async () => {
  await server.close();
  await api.close();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await runFeeds({ ...api.services, db: api.db }, args, (line) => void lines.push(line));
  return { code, text: lines.join('\n') };
}

test('a list goes in with its refused lines named, and comes out as it went in', async () => {
  const file = join(folder, 'in.opml');
  await writeFile(
    file,
    `<opml><body><outline text="A &amp; B" xmlUrl="${server.address.replace('127.0.0.1', 'outlet.example')}/rss"/><outline xmlUrl="ftp://x"/></body></opml>`,
  );
  expect(await run('import', file)).toEqual({
    code: 0,
    text: 'line 2: bad_address  ftp://x\n1 added, 0 known already, 1 refused.',
  });
  const out = join(folder, 'out.opml');
  expect((await run('export', out)).text).toBe(`1 feeds: ${out}`);
  expect(await readFile(out, 'utf8')).toContain('text="A &amp; B"');
  expect((await run('import', out)).text).toBe('0 added, 1 known already, 0 refused.');
});

test('the bundled list comes paused, is listed and resumed', async () => {
  expect((await run('import', '--bundled', '--paused')).code).toBe(0);
  expect((await run('list', '--health', 'paused')).text).toMatch(/Lenta\.ru[\s\S]*\d{3} feeds\.$/);
  expect((await run('resume', 'https://lenta.ru/rss')).text).toContain('is read again');
  expect((await run('pause', '--all')).text).toMatch(/^2 feeds are paused/);
});

test('a site is tested without keeping anything', async () => {
  const { code, text } = await run('test', `${server.address}/rss`);
  expect(code).toBe(0);
  expect(text).toContain('rss 2.0, 1 items: Outlet');
  expect(text).toContain('One headline');
  expect(await api.db.query('select 1 from news_feed where address like $1', [`${server.address}%`])).toEqual(
    [],
  );
});

test.each([
  [['eat'], 2],
  [['import'], 2],
  [['import', 'a', 'b'], 2],
  [['import', '/no/such/file.opml'], 1],
  [['import', '--fast'], 2],
  [['list', '--health', 'ill'], 2],
  [['pause', '424242'], 1],
  [['test', 'no address'], 2],
  [['test', 'http://10.0.0.1/'], 1],
] as const)('%j ends with code %i', async (args, code) => {
  expect((await run(...args)).code).toBe(code);
});
