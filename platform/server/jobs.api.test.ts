import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './db/db.ts';
import { openJobs, type Jobs } from './jobs.ts';
import { openLog } from './log.ts';
import { withTestDatabase } from './testing/test-database.ts';

let db: Database;
let jobs: Jobs;
beforeAll(async () => {
  db = await withTestDatabase();
  jobs = await openJobs(db, openLog('silent'));
});
afterAll(async () => {
  await jobs.stop();
  await db.close();
});

test('what this process queues it takes at once, not at its next look into the queue two seconds later', async () => {
  const waits: number[] = [];
  await jobs.register<{ at: number }>({
    name: 'at-once',
    work: ({ at }) => Promise.resolve(void waits.push(performance.now() - at)),
  });
  for (const count of [1, 2, 3]) {
    await jobs.add('at-once', { at: performance.now() });
    await expect.poll(() => waits.length, { timeout: 10_000, interval: 20 }).toBe(count);
  }
  // Without being woken the middle one of three waits about a second and more.
  expect(waits.toSorted((a, b) => a - b)[1]).toBeLessThan(1000);
});
