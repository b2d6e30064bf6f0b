import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { readConfig } from '#platform/server/config.ts';
import { openMetrics } from '#platform/server/log/metrics.ts';
import {
  hashedWords,
  openEmbeddingsServer,
  sayVectors,
  type EmbeddingsServer,
  type Mood,
} from '../../testing/embeddings-server.ts';
import { openEmbeddings, type EmbeddingOptions, type EmbeddingService } from './embedding-service.ts';

let server: EmbeddingsServer;
const opened: EmbeddingService[] = [];
beforeEach(async () => {
  server = await openEmbeddingsServer();
});
afterEach(async () => {
  for (const service of opened.splice(0)) await service.close();
  await server.close();
});

function open(options: Partial<EmbeddingOptions> = {}, address = server.address) {
  const log = { warn: vi.fn(), info: vi.fn() };
  const metrics = openMetrics();
  const config = readConfig({ EMBEDDINGS_URL: address, EMBEDDINGS_MODEL: hashedWords, EMBEDDINGS_KEY: 'k1' });
  const service = openEmbeddings({ config, metrics, log }, { restMs: 0, ...options })!;
  opened.push(service);
  const counted = async (outcome: string): Promise<number> =>
    Number(
      new RegExp(`svodka_embeddings_total{outcome="${outcome}"} (\\d+)`).exec(await metrics.text())?.[1] ?? 0,
    );
  return { service, log, counted };
}

const texts = ['Fire in Samara', 'Fire in Samara', 'A match in Kazan'];

test('without an address there is no service', () => {
  const log = { warn: vi.fn(), info: vi.fn() };
  expect(openEmbeddings({ config: readConfig({}), metrics: openMetrics(), log })).toBeUndefined();
});

test('each text gets a unit vector in its place, in batches, with the key', async () => {
  const { service, counted } = open({ textsAtOnce: 2 });
  const [one, two, three] = await service.embed(texts);
  expect(one).toEqual(two);
  expect(one).not.toEqual(three);
  expect(Math.hypot(...one!)).toBeCloseTo(1, 5);
  expect(server.asked).toEqual([texts.slice(0, 2), texts.slice(2)]);
  expect(server.keys[0]).toBe('Bearer k1');
  expect(await counted('given')).toBe(3);
});

test.each([
  ['', 'the server'],
  ['/v1', 'its version'],
  ['/v1/embeddings', 'the call'],
])('the address may be written as %j (%s)', async (path) => {
  const { service } = open({}, server.address + path);
  expect((await service.embed(texts)).every((vector) => vector !== null)).toBe(true);
});

const json =
  (body: unknown): Mood =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const nonsense: Record<string, Mood> = {
  'too few vectors': (response) => sayVectors(response, [[1, 2]]),
  'vectors of several lengths': (response) =>
    sayVectors(response, [
      [1, 2],
      [1, 2, 3],
      [1, 2],
    ]),
  'NaN, which JSON writes as null': (response) =>
    sayVectors(response, [
      [1, Number.NaN],
      [1, 2],
      [1, 2],
    ]),
  'numbers beyond all bounds': (response) =>
    void response
      .writeHead(200)
      .end('{"data":[{"embedding":[1e999,1]},{"embedding":[1,1]},{"embedding":[1,1]}]}'),
  'nothing but zeros': (response) =>
    sayVectors(response, [
      [0, 0],
      [1, 2],
      [1, 2],
    ]),
  'one place twice': json({ data: [0, 0, 1].map((index) => ({ index, embedding: [1, 2] })) }),
  'another shape': json({ vectors: [] }),
  'no JSON': (response) => void response.writeHead(200).end('<html>'),
  'a refusal': (response) => void response.writeHead(401).end('{}'),
  'a way elsewhere': (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
};

test.each(Object.keys(nonsense))(
  '%s: no vectors, asked once, told once, and mended by itself',
  async (name) => {
    const { service, log, counted } = open();
    server.mood = nonsense[name];
    expect(await service.embed(texts)).toEqual([null, null, null]);
    await service.embed(texts);
    expect([server.asked.length, log.warn.mock.calls.length, await counted('failed')]).toEqual([2, 1, 6]);
    server.mood = undefined;
    expect((await service.embed(texts))[0]).toBeInstanceOf(Float32Array);
    expect(log.info).toHaveBeenCalledTimes(1);
  },
);

test('an error of the service is tried twice, then it is left alone', async () => {
  const { service, counted } = open({ restMs: 60_000, textsAtOnce: 1 });
  server.mood = (response) => void response.writeHead(503).end();
  expect(await service.embed(texts)).toEqual([null, null, null]);
  expect([server.asked.length, await counted('failed'), await counted('skipped')]).toEqual([2, 1, 2]);
});

test('a service that never answers costs its patience twice and no more', async () => {
  server.mood = () => {};
  let made = 0;
  const spent = await leastMs(2000, async () => {
    const { service } = open({ totalMs: 150, restMs: 60_000 });
    expect(await service.embed(texts)).toEqual([null, null, null]);
    expect(server.asked.length).toBe(2 * ++made);
  });
  expect(spent).toBeLessThan(2000);
});

test('a slow service is not asked beyond the time a batch has', async () => {
  const { service, counted } = open({ textsAtOnce: 1, budgetMs: 100 });
  server.mood = (response) => void setTimeout(() => sayVectors(response, [[1, 2]]), 150);
  expect((await service.embed(texts)).map((vector) => vector !== null)).toEqual([true, false, false]);
  expect(await counted('skipped')).toBe(2);
});

test('a service that is down fails without an exception', async () => {
  const { service, log } = open({}, 'http://127.0.0.1:1');
  expect(await service.embed(texts)).toEqual([null, null, null]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
