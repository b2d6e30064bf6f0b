import { readFile, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openBlobs } from '#platform/server/blobs/open-blobs.ts';
import { insertNews } from '../../testing/insert-news.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { openWindowLimit } from './window-limit.ts';
import { writeFakeSpeaker } from './testing/fake-speaker.ts';
import { mp3Seconds } from './testing/mp3-seconds.ts';

let api: TestApp;
let dumb: TestApp;
let starts: string;
let seen: number;
let unseen: number;
beforeAll(async () => {
  const fake = await writeFakeSpeaker('if (text.includes("fail")) process.exit(1);');
  starts = fake.starts;
  api = await openTestApp({ AS_OF: '2020-06-08', SPEECH_COMMAND: fake.command, RATE_LIMIT: '1000' });
  dumb = await openTestApp({ SPEECH_COMMAND: 'none' });
  [seen, unseen] = (await insertNews(api.db, [
    { title: 'A bridge opens', at: '2020-06-08T06:00:00Z' },
    { title: 'Not yet', at: '2020-06-09T06:00:00Z' },
  ])) as [number, number];
});
afterAll(async () => {
  await api.close();
  await dumb.close();
});

const countStarts = async (): Promise<number> => (await readFile(starts, 'utf8').catch(() => '')).length;

test('an item is read once: the address plays, in ranges, and may be kept for good', async () => {
  const before = await countStarts();
  const [first, second] = await Promise.all([
    api.call('tts', { newsId: seen }),
    api.call('tts', { newsId: seen }),
  ]);
  expect(first.status).toBe(200);
  expect(second.body).toEqual(first.body);
  expect((await countStarts()) - before).toBe(1);
  const whole = await api.app.inject({ url: first.body.address });
  expect(whole.statusCode).toBe(200);
  expect(whole.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=2592000, immutable',
  });
  expect(mp3Seconds(whole.rawPayload)).toBeCloseTo('A bridge opens'.length / 10, 0);
  const piece = await api.app.inject({ url: first.body.address, headers: { range: 'bytes=10-19' } });
  expect([piece.statusCode, piece.rawPayload.length]).toEqual([206, 10]);
  expect(piece.rawPayload).toEqual(whole.rawPayload.subarray(10, 20));
});

test('a file that went is made again for who knows the item', async () => {
  const { body } = await api.call('tts', { newsId: seen });
  const name = body.address.split('?')[0].split('/').pop();
  await openBlobs(api.services, 'speech').remove(name);
  await rm(`${api.services.config.dataDir}/cache/speech/${name}`, { force: true });
  expect((await api.app.inject({ url: body.address.split('?')[0] })).statusCode).toBe(404);
  expect((await api.app.inject({ url: body.address })).statusCode).toBe(200);
});

test('a text of one\u2019s own is read in its language', async () => {
  const { status, body } = await api.call('tts', { text: 'Добрый день', language: 'ru' });
  expect([status, body.address]).toEqual([200, expect.stringMatching(/^\/speech\/[\w-]{32}\.mp3$/)]);
});

test('an item that is not there, or not yet, is not read', async () => {
  for (const newsId of [unseen, 999_999])
    expect(await api.call('tts', { newsId })).toMatchObject({
      status: 404,
      body: { code: 'news_not_found' },
    });
});

test('a language without a voice, a server without a speaker and a speaker that fails each say so', async () => {
  expect(await api.call('tts', { text: '新しい橋', language: 'ja' })).toMatchObject({
    status: 422,
    body: { code: 'speech_unsupported' },
  });
  expect(await dumb.call('tts', { text: 'A bridge', language: 'en' })).toMatchObject({
    status: 503,
    body: { code: 'speech_unavailable' },
  });
  expect(await api.call('tts', { text: 'this will fail', language: 'en' })).toMatchObject({
    status: 503,
    body: { code: 'speech_unavailable' },
  });
});

test.each([
  {},
  { text: 'no language' },
  { newsId: 1, text: 'both', language: 'en' },
  { newsId: 0 },
  { newsId: 'x' },
  { text: '   ', language: 'en' },
  { text: 'a'.repeat(1501), language: 'en' },
  { text: 'a', language: 'english' },
])('tts refuses %j', async (input) => {
  expect(await api.call('tts', input)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
});

test('names that are no names of ours lead nowhere', async () => {
  for (const url of [
    '/speech/..%2f..%2fetc%2fpasswd',
    '/speech/short.mp3',
    `/speech/${'a'.repeat(32)}.mp3?newsId=x`,
  ])
    expect((await api.app.inject({ url })).statusCode).toBe(404);
});

test('the twenty-first new text of a minute waits; what is known is still given', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 1000 });
  onTestFinished(() => void vi.useRealTimers());
  const codes: number[] = [];
  for (let at = 0; at < 24; at++)
    codes.push((await api.call('tts', { text: `text ${at}`, language: 'en' })).status);
  expect(codes.at(-1)).toBe(429);
  expect((await api.call('tts', { newsId: seen })).status).toBe(200);
});

test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'of the new texts of one client all processes together read twenty a minute',
  async () => {
    const url = api.db.pool.options.connectionString;
    const other = await openDatabase({ url, dataDir: '' });
    onTestFinished(() => other.close());
    const limits = [api.db, other].map((db) => ({ db, limit: openWindowLimit('speech', 20) }));
    const counted = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => limits[at % 2]!).map(({ db, limit }) =>
        limit.count({ db, ip: '192.0.2.9' }),
      ),
    );
    expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  },
);
