import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStarts } from './starts.ts';

/** Asks for so many starts at once and tells how many had begun after each turn of the loop. */
async function begunAfterTurns(count: number, atOnce: number): Promise<number[]> {
  const start = openStarts(atOnce);
  const order: number[] = [];
  for (let i = 0; i < count; i++) void Promise.resolve(start()).then(() => order.push(i));
  const begun: number[] = [];
  while (order.length < count) {
    await turn();
    begun.push(order.length);
  }
  expect(order).toEqual(Array.from({ length: count }, (_, i) => i));
  return begun;
}

test('of many requests at once a few begin in each turn of the loop, in their order', async () => {
  const begun = await begunAfterTurns(20, 4);
  const steps = begun.map((value, i) => value - (begun[i - 1] ?? 0));
  // The first turn has those that began while it was read, and a turn's share after it.
  expect(steps[0]).toBeLessThanOrEqual(8);
  expect(Math.max(...steps.slice(1))).toBeLessThanOrEqual(4);
  expect(begun.at(-1)).toBe(20);
});

test('a request that comes alone begins at once, also after a heap has passed', async () => {
  const start = openStarts(2);
  expect(start()).toBeUndefined();
  const heap = [start(), start(), start(), start()];
  await Promise.all(heap);
  await turn();
  await turn();
  expect(start()).toBeUndefined();
});
