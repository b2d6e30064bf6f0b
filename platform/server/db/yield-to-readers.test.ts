import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { leastOf } from '../testing/least-time.ts';
import type { Db } from './db.ts';
import { yieldToReaders } from './yield-to-readers.ts';

/** A connection whose statements take 10 ms, and that notes when each began and ended. */
function slowDb(isWanted: () => boolean) {
  const spans: [number, number][] = [];
  const run = async (sql: string) => {
    const began = performance.now();
    await pause(10);
    spans.push([began, performance.now()]);
    if (sql === 'fails') throw new Error('no');
    return spans.length;
  };
  return { spans, db: yieldToReaders({ kind: 'embedded', run, isWanted } as Db) };
}

const gaps = (spans: [number, number][]) => spans.slice(1).map(([from], at) => from - spans[at]![1]);

test('statements go one after another; without anybody waiting they do not rest', async () => {
  const longestRest = await leastOf(30, async () => {
    const { db, spans } = slowDb(() => false);
    expect(await Promise.all([db.run('a'), db.run('b'), db.run('c')])).toEqual([1, 2, 3]);
    expect(Math.min(...gaps(spans))).toBeGreaterThanOrEqual(0);
    return Math.max(...gaps(spans));
  });
  expect(longestRest).toBeLessThan(30);
});

test('while somebody waits, 10 ms of work are followed by at least 40 ms of rest', async () => {
  const { db, spans } = slowDb(() => true);
  await Promise.all([db.run('a'), db.run('b')]);
  expect(gaps(spans)[0]).toBeGreaterThan(40);
});

test('a statement that fails says so and holds up none of the next', async () => {
  const { db } = slowDb(() => false);
  await expect(db.run('fails')).rejects.toThrow('no');
  expect(await db.run('a')).toBe(2);
});
