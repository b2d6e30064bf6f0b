import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/server/db/db.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { openLog } from '#platform/server/log/log.ts';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { openJobs, type Jobs } from './jobs.ts';

let db: Database;
let jobs: Jobs;
beforeAll(async () => {
  db = await withTestDatabase();
  jobs = await openJobs(db, openLog('silent'), { lookEverySeconds: 600 });
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

test('fifty pieces queued at once are all done without a look into the queue', async () => {
  let taken = 0;
  await jobs.register({ name: 'many', work: () => Promise.resolve(void taken++) });
  await Promise.all(Array.from({ length: 50 }, (_, at) => jobs.add('many', { at })));
  await expect.poll(() => taken).toBe(50);
});

test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'what another process queues is taken within a second, not at the next look into the queue',
  async () => {
    const other = await openDatabase({ url: db.pool.options.connectionString, dataDir: '', poolSize: 2 });
    const queueing = await openJobs(other, openLog('silent'), { takes: false });
    let takenAt = 0;
    await jobs.register({ name: 'told', work: () => Promise.resolve(void (takenAt = performance.now())) });
    const spent = await leastMs(1_000, async (begin) => {
      takenAt = 0;
      begin();
      await queueing.add('told', {});
      await expect.poll(() => takenAt, { interval: 20 }).toBeGreaterThan(0);
    });
    expect(spent).toBeLessThan(1_000);
    await queueing.stop();
    await other.close();
  },
);
