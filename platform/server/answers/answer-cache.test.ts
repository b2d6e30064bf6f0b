import { expect, test, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

const large = { text: 'сводка '.repeat(500) };

test('the tag follows from the key: another data version, another tag', () => {
  const cache = new AnswerCache();
  expect(cache.put('call|1', large).etag).not.toBe(cache.put('call|2', large).etag);
  expect(cache.put('call|1', large).etag).toBe(cache.get('call|1')!.etag);
});

test('twenty thousand small answers are held to their number, and none of them by its address', () => {
  const cache = new AnswerCache({ entries: 500 });
  for (let at = 0; at < 20_000; at++) {
    cache.put(`key ${at}`, { at });
    cache.rememberAddress(`/api/x?at=${at}`, `key ${at}`);
  }
  expect(cache.size.entries).toBe(500);
  expect(cache.byAddress('/api/x?at=1')).toBeUndefined();
  expect(cache.byAddress('/api/x?at=19999')?.output).toEqual({ at: 19_999 });
});

test('two hundred callers of a cold answer wait for one run, and its failure is told to all and kept for nobody', async () => {
  const cache = new AnswerCache();
  const make = vi.fn(async () => ({ made: true }));
  const answers = await Promise.all(Array.from({ length: 200 }, () => cache.obtain('key', 'key', make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(new Set(answers).size).toBe(1);
  const fail = vi.fn(() => Promise.reject(new Error('away')));
  const failed = await Promise.allSettled([cache.obtain('x', 'x', fail), cache.obtain('x', 'x', fail)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fail).toHaveBeenCalledTimes(1);
  expect((await cache.obtain('x', 'x', make)).output).toEqual({ made: true });
});

test('while the answer of a new version is made, who comes second gets the one before; a minute later nobody does', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cache = new AnswerCache();
  await cache.obtain('q|1', 'q', async () => 'old');
  const ask = async (key: string) => {
    let finish: (output: unknown) => void = () => {};
    const first = cache.obtain(key, 'q', () => new Promise((done) => (finish = done)));
    const second = cache.obtain(key, 'q', async () => 'never');
    const early = await Promise.race([second, Promise.resolve(null)]);
    finish('new');
    return [early?.output ?? null, (await first).output, (await second).output];
  };
  expect(await ask('q|2')).toEqual(['old', 'new', 'old']);
  vi.advanceTimersByTime(61_000);
  expect(await ask('q|3')).toEqual([null, 'new', 'new']);
  vi.useRealTimers();
});

test('who keeps what follows from an answer never gets the one of the version before', async () => {
  const cache = new AnswerCache();
  await cache.obtain('v1', 'family', async () => 'old');
  let finish = (_text: string): void => {};
  const making = cache.obtain('v2', 'family', () => new Promise((done) => (finish = done)));
  const late = await cache.obtain('v2', 'family', async () => 'never');
  expect(late.output).toBe('old');
  const exact = cache.obtain('v2', 'family', async () => 'never', { exact: true });
  finish('new');
  expect((await exact).output).toBe('new');
  await making;
});
