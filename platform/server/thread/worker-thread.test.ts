import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { OddTask } from '../testing/odd-thread.ts';
import { openWorkerThread } from './worker-thread.ts';

function open(options: Partial<Parameters<typeof openWorkerThread>[1]> = {}) {
  const thread = openWorkerThread<OddTask, number, string>(
    new URL('../testing/odd-thread.ts', import.meta.url),
    {
      timeoutMs: 25_000,
      ...options,
    },
  );
  onTestFinished(() => thread.close());
  return thread;
}

test('tasks are done one after another by one thread, in the order they were asked', async () => {
  const { ask } = open();
  expect(await Promise.all([ask('count'), ask('count'), ask('count')])).toEqual([1, 2, 3]);
});

test('what is told on the way comes before the answer, in its order', async () => {
  const parts: string[] = [];
  expect(await open().ask('tell', { onPart: (part) => void parts.push(part) })).toBe(1);
  expect(parts).toEqual(['a', 'b']);
});

test('a refusal keeps what the work says, an error its text, and the thread goes on', async () => {
  const { ask } = open();
  await expect(ask('refuse')).rejects.toMatchObject({ refusal: { reason: 'too odd' } });
  await expect(ask('throw')).rejects.toMatchObject({ why: 'threw', message: expect.stringContaining('odd') });
  expect(await ask('count')).toBe(3);
});

test.each([
  ['exit', 'ended', {}],
  ['hang', 'too slow', {}],
  ['eat', 'out of memory', { memory: { maxOldGenerationSizeMb: 32 } }],
] as const)(
  'a thread asked to %s fails its task alone: the next is done by another',
  async (task, why, options) => {
    const { ask } = open({ ...options });
    const failing = ask(task, task === 'hang' ? { timeoutMs: 2000 } : {});
    const next = ask('count', {});
    await expect(failing).rejects.toMatchObject({ why });
    expect(await next).toBe(1);
  },
  30_000,
);

test('a thread that remembers is not replaced by one that does not', async () => {
  const { ask } = open({ keepsState: true });
  expect(await ask('count')).toBe(1);
  await expect(ask('exit')).rejects.toMatchObject({ why: 'ended' });
  await expect(ask('count')).rejects.toThrow('what it knew is lost');
});

test('an aborted task gives its reason, under way or waiting, and nobody else is held up', async () => {
  const { ask } = open();
  const stop = new AbortController();
  const running = ask('hang', { signal: stop.signal });
  const waiting = ask('count', { signal: stop.signal });
  const other = ask('count');
  await wait(50);
  stop.abort(new Error('no longer wanted'));
  await expect(running).rejects.toThrow('no longer wanted');
  await expect(waiting).rejects.toThrow('no longer wanted');
  expect(await other).toBe(1);
});

test('a thread without work leaves, and the next task starts another', async () => {
  const { ask } = open({ idleMs: 20 });
  expect(await ask('count')).toBe(1);
  await wait(300);
  expect(await ask('count')).toBe(1);
});
