import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { serveLive, type LiveLimits } from './serve-live.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const version = { number: 1, current: () => version.number };

async function open(limits: Partial<LiveLimits> = {}): Promise<string> {
  app = Fastify({ keepAliveTimeout: 50, trustProxy: '127.0.0.1' });
  app.setErrorHandler((error: Error & { status?: number }, _request, reply) =>
    reply.code(error.status ?? 500).send(''),
  );
  serveLive(app, version, {
    perClient: 2,
    inAll: 10,
    heartbeatMs: 1000,
    retryAfterSeconds: 60,
    lookMs: 10,
    ...limits,
  });
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/news/live`;
}

/** What is answered to one more, who leaves at once. */
async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address);
  await answer.body!.cancel();
  return answer.status;
}

/** Reads on until a line with these words came; null when the stream ended before. */
async function lineWith(answer: Response, words: string): Promise<string | null> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return null;
    text += value;
    const line = text.split('\n').find((each) => each.includes(words));
    if (line !== undefined) return line;
  }
}

test('who listens hears that there is something new, never what', async () => {
  const answer = await fetch(await open());
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const heard = lineWith(answer, 'event:');
  version.number += 1;
  expect(await heard).toBe('event: news');
});

test('a quiet stream shows that it lives', async () => {
  expect(await lineWith(await fetch(await open({ heartbeatMs: 20 })), 'here')).toBe(': here');
});

test('a client has two streams, and a third when one of them has ended', async () => {
  const address = await open();
  const leave = new AbortController();
  const [one, two] = [await fetch(address, { signal: leave.signal }), await fetch(address)];
  expect([one.status, two.status, await statusOf(address)]).toEqual([200, 200, 429]);
  leave.abort();
  await expect.poll(() => statusOf(address)).toBe(200);
  await two.body!.cancel();
});

test('who has all of its streams, or leaves with them, takes none from another address', async () => {
  const address = await open();
  const from = (client: string, signal?: AbortSignal) =>
    fetch(address, { headers: { 'x-forwarded-for': client }, signal });
  const leave = new AbortController();
  const other = lineWith(await from('198.51.100.7'), 'event:');
  await Promise.all([from('203.0.113.1', leave.signal), from('203.0.113.1', leave.signal)]);
  expect((await from('203.0.113.1')).status).toBe(429);
  expect((await from('203.0.113.2')).status).toBe(200);
  leave.abort();
  await expect.poll(async () => (await from('203.0.113.1')).status).toBe(200);
  version.number += 1;
  expect(await other).toBe('event: news');
});

test('who takes in nothing of what it is told is told no more, and its place is free', async () => {
  const address = await open({ perClient: 1, heartbeatMs: 20 });
  let isFull = false;
  app.server.prependListener('request', (_request, response) => {
    const write = response.write.bind(response) as (text: string) => boolean;
    Object.assign(response, { write: (text: string) => write(text) && !isFull });
  });
  const stuck = lineWith(await fetch(address), 'never said').catch(() => 'cut off');
  expect(await statusOf(address)).toBe(429);
  isFull = true;
  expect(await stuck).toBe('cut off');
  isFull = false;
  await expect.poll(() => statusOf(address)).toBe(200);
});

test('all together have their limit too', async () => {
  expect(await statusOf(await open({ inAll: 0 }))).toBe(503);
});

test('a server that stops ends its streams at once', async () => {
  const spent = await leastMs(1000, async (begin) => {
    const heard = lineWith(await fetch(await open()), 'never said');
    begin();
    await app.close();
    expect(await heard).toBeNull();
  });
  expect(spent).toBeLessThan(1000);
});
