import { expect, test } from 'vitest';
import { openJobRuns } from './job-runs.ts';

const silent = { error: () => {} };

test('of a job of every minute one run goes on at a time; a minute that comes meanwhile begins none', async () => {
  const runs = openJobRuns(silent);
  let begun = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  runs.addMinuteJob({ name: 'slow', work: () => ((begun += 1), promise) });
  runs.beginMinute();
  runs.beginMinute();
  await Promise.resolve().then(() => {});
  expect(begun).toBe(1);
  resolve();
  await runs.stop(1_000);
});

test('what was queued waits for the run of the minute, and runs though that one failed', async () => {
  const failures: unknown[] = [];
  const runs = openJobRuns({ error: (...told: unknown[]) => void failures.push(told) });
  const order: string[] = [];
  const job = {
    name: 'both',
    work: async ({ at = 'minute' }: { at?: string }) => {
      order.push(at);
      if (at === 'minute') throw new Error('no');
    },
  };
  runs.addMinuteJob(job);
  runs.beginMinute();
  await runs.run(job, { at: 'queued' }, new AbortController().signal);
  expect(order).toEqual(['minute', 'queued']);
  expect(failures).toHaveLength(1);
});

test('a stop aborts what the minute began and begins nothing more', async () => {
  const runs = openJobRuns(silent);
  let begun = 0;
  runs.addMinuteJob({
    name: 'waiting',
    work: (_data: never, signal: AbortSignal) =>
      new Promise((done) => {
        begun += 1;
        signal.addEventListener('abort', () => done());
      }),
  });
  runs.beginMinute();
  await Promise.resolve().then(() => {});
  await runs.stop(10_000);
  runs.beginMinute();
  expect(begun).toBe(1);
});
