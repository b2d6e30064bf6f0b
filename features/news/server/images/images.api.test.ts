import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openFetcher } from '#platform/server/fetch/open-fetcher.ts';
import {
  openHostileServer,
  type Behaviour,
  type HostileServer,
} from '#platform/server/testing/hostile-server.ts';
import { insertNews } from '../../testing/insert-news.ts';
import { refuseOtherThanPictures } from './image-job.ts';
import { readImages } from './read-images.ts';
import { paint } from '../../testing/paint.ts';

let api: TestApp;
let server: HostileServer;
let newsIds: number[];
const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

beforeAll(async () => {
  const one = await paint({ seed: 1, width: 900, height: 600, format: 'jpeg' });
  const two = await paint({ seed: 2, width: 900, height: 600, format: 'png' });
  const serve =
    (type: string, bytes: Uint8Array): Behaviour =>
    (response) =>
      void response.writeHead(200, { 'content-type': type }).end(bytes);
  server = await openHostileServer({
    '/one.jpg': serve('image/jpeg', one),
    '/two.png': serve('image/png', two),
    '/page.jpg': serve('text/html', new TextEncoder().encode('<p>gone</p>')),
    '/broken.jpg': serve('image/jpeg', one.subarray(0, 200)),
    '/large.jpg': serve('image/jpeg', Buffer.alloc(3_000_000, 1)),
  });
  api = await openTestApp({ AS_OF: 'now', RATE_LIMIT: '1000' });
  const given = ['one.jpg', 'one.jpg', 'two.png', 'page.jpg', 'broken.jpg', 'large.jpg', 'one.jpg'];
  newsIds = await insertNews(
    api.db,
    given.map((name, at) => ({ title: `${name} ${at}`, at: ago(at === 6 ? 24 * 30 : at + 1) })),
  );
  for (const [at, name] of given.entries())
    await api.db.run('update news_item set image_url = $2 where id = $1', [
      newsIds[at],
      `${server.address}/${name}`,
    ]);
  const client = openFetcher({
    userAgent: 'test',
    now: () => new Date(),
    allowsAddress: () => true,
    hostPauseMs: 0,
    bytes: 1_000_000,
    checkType: refuseOtherThanPictures,
  });
  expect(await readImages(api.db, client)).toBe(6);
  expect(await readImages(api.db, client)).toBe(0);
  await client.close();
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const upload = (bytes: Uint8Array) =>
  api.call('news/searchByImage', { image: Buffer.from(bytes).toString('base64') });

test('pictures of fresh news are looked at once, each refusal with its reason', async () => {
  const rows = await api.db.query(
    'select news_id as id, outcome, next_try_at is null as done from news_image order by news_id',
  );
  expect(rows).toEqual([
    { id: newsIds[0], outcome: 'kept', done: true },
    { id: newsIds[1], outcome: 'kept', done: true },
    { id: newsIds[2], outcome: 'kept', done: true },
    { id: newsIds[3], outcome: 'wrong_content_type', done: false },
    { id: newsIds[4], outcome: 'not_a_picture', done: true },
    { id: newsIds[5], outcome: 'too_large', done: false },
  ]);
});

test('a worn copy finds its news, the newest first, with a small picture from here', async () => {
  const { status, body } = await upload(await paint({ seed: 1, width: 300, height: 200, format: 'webp' }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ comparedCount: 3, isTooEven: false });
  expect(body.news.map(({ title }: { title: string }) => title)).toEqual(['one.jpg 0', 'one.jpg 1']);
  expect(body.news[0].likeness).toBeGreaterThan(0.84);
  const picture = await api.app.inject({ url: body.news[0].image.url });
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=2592000, immutable',
  });
  expect(picture.rawPayload.length).toBeLessThanOrEqual(20_480);
});

test('a picture nobody had finds nothing, and says with how many it was compared', async () => {
  const { body } = await upload(await paint({ seed: 9, width: 300, height: 200, format: 'png' }));
  expect(body).toEqual({ news: [], comparedCount: 3, isTooEven: false });
});

test('on an earlier day of the clock nothing of this is known', async () => {
  const bytes = await paint({ seed: 1, width: 300, height: 200, format: 'webp' });
  const { body } = await api.call('news/searchByImage', { image: bytes.toString('base64') }, {});
  expect(body.news.length).toBeGreaterThan(0);
  expect((await api.call('news/countImages', { asOf: '2020-06-08' })).body).toEqual({ count: 0 });
  expect((await api.call('news/countImages')).body).toEqual({ count: 3 });
});

test('what is no picture, or too large a one, is refused', async () => {
  expect(await upload(new TextEncoder().encode('GIF89a, or so it says'))).toMatchObject({
    status: 415,
    body: { code: 'unsupported_type' },
  });
  expect(await upload(Buffer.alloc(5 * 1024 * 1024 + 2))).toMatchObject({ status: 413 });
  expect((await upload(Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
});

test.each([{}, { image: '' }, { image: 'not base64!' }, { image: 'AAAA', name: 'x.jpg' }])(
  'searching refuses %j',
  async (input) => {
    expect(await api.call('news/searchByImage', input)).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    });
  },
);

test('numbers without a picture lead nowhere', async () => {
  for (const url of ['/images/999999', '/images/x', '/images/-1'])
    expect((await api.app.inject({ url })).statusCode).toBe(404);
});

test('the thirteenth picture of a minute waits', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 60_500 });
  onTestFinished(() => void vi.useRealTimers());
  // On a server the database's own clock ends the minute.
  await api.db.run('delete from request_count');
  const codes = [];
  for (let at = 0; at < 13; at++) codes.push((await upload(new Uint8Array([1, 2, 3]))).status);
  expect(codes.slice(-2)).toEqual([415, 429]);
});
