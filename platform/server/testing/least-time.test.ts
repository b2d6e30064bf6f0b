import { expect, test } from 'vitest';
import { leastComputingMs, leastMs } from './least-time.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('a fast attempt ends the measuring; when all three are slow, the least of them is told', async () => {
  const waits = [30, 0, 0];
  let made = 0;
  expect(await leastMs(20, () => pause(waits[made++]!))).toBeLessThan(20);
  expect(made).toBeGreaterThanOrEqual(2);
  expect(await leastMs(20, () => pause(40))).toBeGreaterThan(20);
});

test('what was prepared before the beginning, and what is waited for, is no computing time', async () => {
  expect(
    await leastComputingMs(20, async (begin) => {
      const until = performance.now() + 60;
      while (performance.now() < until);
      begin();
      await pause(60);
    }),
  ).toBeLessThan(20);
});
