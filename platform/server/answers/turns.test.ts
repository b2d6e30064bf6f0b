import { expect, test } from 'vitest';
import { openTurns } from './turns.ts';

const limits = { atOnce: 2, maxWaiting: 3, refusal: 'unavailable', retryAfter: 1 } as const;

test('two work at once, three wait, the sixth is told when to come again', async () => {
  const turns = openTurns(limits);
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise((done) => setTimeout(done, 5));
    atOnce--;
    return 'done';
  };
  const ends = await Promise.allSettled(Array.from({ length: 6 }, () => turns.take(work)));
  expect(ends.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected']);
  expect(ends[5]).toMatchObject({ reason: { code: 'unavailable', details: { retryAfter: 1 } } });
  expect(most).toBe(2);
  expect(await turns.take(work)).toBe('done');
});

test('work nobody waits for comes last and is never refused, and a failure gives its turn on', async () => {
  const turns = openTurns({ ...limits, atOnce: 1, maxWaiting: 1 });
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const failed = turns.take(async () => Promise.reject(new Error('broken')));
  const all = [...'abcde'].map((name) => turns.takeLater(note(name)));
  const asked = turns.take(note('asked'));
  await expect(failed).rejects.toThrow('broken');
  await Promise.all([...all, asked]);
  expect(order).toEqual(['asked', ...'abcde']);
});

test('between two turns a timer that is due has its own', async () => {
  const turns = openTurns({ ...limits, atOnce: 1, maxWaiting: 100 });
  const started = performance.now();
  const ticks: number[] = [];
  const timer = setInterval(() => ticks.push(performance.now() - started), 1);
  const burn = async () => {
    const until = performance.now() + 10;
    while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: 10 }, () => turns.take(burn)));
  clearInterval(timer);
  expect(ticks.length).toBeGreaterThanOrEqual(8);
});
