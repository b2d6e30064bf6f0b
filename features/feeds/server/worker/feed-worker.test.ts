import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { RefusedFeed } from '#feedformats/refused-feed.ts';
import { leastOf } from '#platform/server/testing/least-time.ts';
import { openFeedWorker } from './open-feed-worker.ts';

const worker = openFeedWorker();
afterAll(() => worker.close());

const origin = {
  address: 'https://a.example/feed',
  contentType: 'application/rss+xml',
  contentLanguage: null,
};
const now = new Date('2020-06-08T12:00:00Z');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const rss = (items: number, text = 'x') =>
  bytesOf(
    `<rss version="2.0"><channel><title>T</title>${Array.from({ length: items }, (_, at) => `<item><guid>${at}</guid><title>Item ${at}</title><link>https://a.example/${at}</link><description>&lt;p&gt;${text}&lt;/p&gt;</description></item>`).join('')}</channel></rss>`,
  );

/** The most computing time one turn of this thread's loop took, ms; what other programs take of the machine does not count. */
async function longestTurnMs(work: () => Promise<void>): Promise<number> {
  const spent = () => process.threadCpuUsage().user / 1000 + process.threadCpuUsage().system / 1000;
  const state = { isDone: false };
  const working = work().finally(() => (state.isDone = true));
  let longest = 0;
  for (let last = spent(); !state.isDone; last = spent()) {
    await nextTurn();
    longest = Math.max(longest, spent() - last);
  }
  await working;
  return longest;
}

test('a feed is read as it would be here, its items in their order', async () => {
  const { head, list } = await worker.run({ kind: 'feed', bytes: rss(450), origin, now });
  expect(head).toMatchObject({ format: 'rss', title: 'T' });
  expect(list.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, at) => String(at)));
});

test('a refusal keeps its reason, and the next feed is read', async () => {
  const page = { kind: 'feed', bytes: bytesOf('<html><body>no</body></html>'), origin, now } as const;
  await expect(worker.run(page)).rejects.toMatchObject({ reason: 'web_page' });
  await expect(worker.run(page)).rejects.toBeInstanceOf(RefusedFeed);
  expect((await worker.run({ kind: 'feed', bytes: rss(1), origin, now })).list).toHaveLength(1);
});

test('a list that is none is refused by its own kind', async () => {
  await expect(worker.run({ kind: 'opml', text: '<rss/>' })).rejects.toMatchObject({ reason: 'not_opml' });
});

test('what takes too long is refused, and the next is read by a new worker', async () => {
  const hasty = openFeedWorker({ quick: 1, longest: 1, idle: 1000 });
  const task = { kind: 'feed', bytes: rss(2000, 'word '.repeat(300)), origin, now } as const;
  await expect(hasty.run(task)).rejects.toMatchObject({ reason: 'too_slow_to_read' });
  await hasty.close();
});

// A beginning measured while the machine was held up is no measure: then it is measured again.
test('feeds made to be slow hold up each other, not the others', { retry: 4 }, async () => {
  const quick = { kind: 'feed', bytes: rss(1), origin, now } as const;
  const slow = { kind: 'feed', bytes: rss(1900, '&lt;i&gt;x&lt;/i&gt;'.repeat(170)), origin, now } as const;
  // How long a thread takes to begin differs by machine; the slow feed takes some four times as long.
  const begun = performance.now();
  const cold = openFeedWorker({ quick: 60_000, longest: 60_000, idle: 1000 });
  await cold.run(quick);
  await cold.close();
  const parted = openFeedWorker({ quick: 2 * (performance.now() - begun), longest: 60_000, idle: 1000 });
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  await Promise.all([
    parted.run(slow).then(note('slow')),
    parted.run(slow).then(note('slow')),
    parted.run(quick).then(note('quick')),
  ]);
  expect(done).toEqual(['quick', 'slow', 'slow']);
  await parted.close();
});

test('a feed of 5 MB holds nobody up: the thread that answers requests never waits over 20 ms', async () => {
  await worker.run({ kind: 'feed', bytes: rss(1), origin, now });
  const bytes = rss(1900, 'Слова и слова, '.repeat(110));
  expect(bytes.length).toBeGreaterThan(5_000_000);
  const read = async () => {
    const { list } = await worker.run({ kind: 'feed', bytes, origin, now });
    expect(list).toHaveLength(1900);
  };
  // A turn may meet the collection of what other files of tests left in this thread; not in each attempt.
  expect(await leastOf(20, () => longestTurnMs(read))).toBeLessThan(20);
});

test('feeds a page names, in an encoding only its head tells', async () => {
  const page =
    '<meta charset="windows-1251"><link rel="alternate" type="application/rss+xml" href="/rss" title="';
  const bytes = new Uint8Array([
    ...bytesOf(page),
    0xcd,
    0xee,
    0xe2,
    0xee,
    0xf1,
    0xf2,
    0xe8,
    ...bytesOf('">'),
  ]);
  const { list } = await worker.run({
    kind: 'page',
    bytes,
    contentType: 'text/html',
    address: 'https://a.example/',
  });
  expect(list).toEqual([{ address: 'https://a.example/rss', title: 'Новости' }]);
});

test('an article is told from its page, sanitised', async () => {
  const paragraph =
    '<p>Правительство утвердило программу поддержки регионов на три года, сообщил премьер.</p>';
  const html = `<html><head><title>A</title></head><body><nav><a href="/">Home</a></nav><article><h1>A</h1>${paragraph.repeat(8)}<p onclick="x()">Ещё <a href="javascript:alert(1)">link</a> и <a href="/more">дальше</a>, подробности в тексте программы.</p><script>alert(1)</script></article></body></html>`;
  const { head } = await worker.run({
    kind: 'article',
    bytes: bytesOf(html),
    contentType: 'text/html; charset=utf-8',
    address: 'https://a.example/1',
  });
  expect(head?.html).toContain('https://a.example/more');
  expect(head?.html).not.toMatch(/script|onclick|javascript/);
  expect(head?.text).not.toContain('Home');
});

test('a page that asks not to be kept gives no article', async () => {
  const html = `<html><head><meta name="ROBOTS" content="index, noarchive"></head><body><article>${'<p>Long text of an article, with commas, and more.</p>'.repeat(20)}</article></body></html>`;
  const { head } = await worker.run({
    kind: 'article',
    bytes: bytesOf(html),
    contentType: 'text/html',
    address: 'https://a.example/1',
  });
  expect(head).toBeNull();
});
