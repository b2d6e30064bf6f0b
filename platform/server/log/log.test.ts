import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function openRead(everyMs: number) {
  const lines: Record<string, unknown>[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) }, everyMs);
  return { log, lines };
}

const away = (message: string) => Object.assign(new Error(message), { code: 'ECONNREFUSED' });

test('with the database away 1,000 failed calls, requests and queues are three lines at once and three with their counts', async () => {
  const { log, lines } = openRead(200);
  for (let at = 0; at < 1_000; at++) {
    log.error(
      { err: away(`connect ${at}`), call: `room/call${at % 50}`, requestId: `r${at}` },
      'call failed',
    );
    log.error({ err: away('connect'), path: `/${at}` }, 'request failed');
    log.error({ err: away(`connect (Queue: q${at % 25}, Worker: ${at})`) }, 'job queue');
  }
  expect(lines).toHaveLength(3);
  await expect.poll(() => lines.length).toBe(6);
  expect(lines.slice(3).map(({ msg, repeated }) => [msg, repeated])).toEqual([
    ['call failed', 999],
    ['request failed', 999],
    ['job queue', 999],
  ]);
  await wait(500);
  expect(lines).toHaveLength(6);
});

test('another error, or the same of another call, is said at once; one that comes again later too', async () => {
  const { log, lines } = openRead(50);
  log.error({ err: new Error('broken'), call: 'a/b' }, 'call failed');
  log.error({ err: new Error('broken'), call: 'a/c' }, 'call failed');
  log.error({ err: new TypeError('x is not a function'), call: 'a/b' }, 'call failed');
  expect(lines).toHaveLength(3);
  await wait(200);
  log.error({ err: new Error('broken'), call: 'a/b' }, 'call failed');
  expect(lines).toHaveLength(4);
  expect(lines[3]).not.toHaveProperty('repeated');
});

test('what is no error is always said', () => {
  const { log, lines } = openRead(1_000);
  for (let at = 0; at < 5; at++) {
    log.warn({ security: 'sign_in_refused' }, 'security');
    log.info('loaded');
  }
  expect(lines).toHaveLength(10);
});
