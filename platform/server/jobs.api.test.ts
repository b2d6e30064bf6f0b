import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './db/db.ts';
import { openJobs, type Jobs } from './jobs.ts';
import { openLog } from './log.ts';
import { withTestDatabase } from './testing/test-database.ts';

let db: Database;
let jobs: Jobs;
beforeAll(async () => {
  db = await withTestDatabase();
  jobs = await openJobs(db, openLog('silent'), 600);
});
afterAll(async () => {
  await jobs.stop();
  await db.close();
});

test('what this process queues it takes at once, not at its next look into the queue', async () => {
  // The next look would be in ten minutes.
  let taken = 0;
  await jobs.register({ name: 'at-once', work: () => Promise.resolve(void taken++) });
  for (const count of [1, 2, 3]) {
    await jobs.add('at-once', {});
    await expect.poll(() => taken).toBe(count);
  }
});
