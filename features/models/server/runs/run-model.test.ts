import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '#platform/contract/errors.ts';
import { anonymous } from '#platform/server/caller.ts';
import type { Db } from '#platform/server/db/db.ts';
import { readConfig } from '#platform/server/config.ts';
import { referenceParams } from '../../domain/scenario/scenario-params.ts';
import type { ScenarioTask } from './model-tasks.ts';
import { keyOfTask, takeLate } from './late-results.ts';
import { runModel } from './run-model.ts';

const task = (members: number): ScenarioTask => ({
  kind: 'scenario',
  start: {
    day: '2021-10-20',
    daily: Array.from({ length: 90 }, () => 1000),
    peopleByAge: Array.from({ length: 9 }, () => 1e6),
    registered: 500_000,
    recentDeaths: null,
  },
  params: referenceParams,
  version: '1.1',
  members,
  seed: 1,
});
const config = readConfig({});
/** It does not answer: the process counts alone. */
const silent = { rows: () => Promise.reject(new Error('Connection terminated')) } as Partial<Db> as Db;
const contextOf = (accountId: number, signal = new AbortController().signal) => ({
  caller: { ...anonymous, accountId },
  config,
  db: silent,
  signal,
  translate: (_locale: string, key: string) => key,
  locale: 'en' as const,
});
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

afterEach(() => vi.useRealTimers());

test('a run of ten seconds is told to come again, not a moment earlier; it ends after thirty, and the next is run', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let outcome: unknown = 'under way';
  const slow = runModel(() => task(1_000_000), contextOf(3)).catch((error: unknown) => (outcome = error));
  while (vi.getTimerCount() === 0) await turn();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(outcome).toBe('under way');
  await vi.advanceTimersByTimeAsync(1);
  await slow;
  expect(outcome).toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } });
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect((await runModel(() => task(0), contextOf(3))).status).toBe('ok');
}, 30_000);

test('what a run makes after its caller was told to come again is there for who asks the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = runModel(() => task(60), contextOf(9)).catch((error: unknown) => error);
  while (vi.getTimerCount() === 0) await turn();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toMatchObject({ code: 'unavailable' });
  vi.useRealTimers();
  const again = await runModel(() => task(60), contextOf(9));
  expect(again).toMatchObject({ status: 'ok', scenario: { ensemble: { members: 60 } } });
  // It was taken: nothing waits for a third.
  expect(takeLate(keyOfTask(task(60)))).toBeNull();
}, 30_000);

test('who goes away takes runs along: those under way end, those that wait are never begun, and their places are free', async () => {
  const leaving = new AbortController();
  let begun = 0;
  const prepare = () => {
    begun++;
    return task(1_000_000);
  };
  const runs = Array.from({ length: 4 }, () =>
    runModel(prepare, contextOf(1, leaving.signal)).catch(reasonOf),
  );
  await expect(runModel(prepare, contextOf(1))).rejects.toThrow(AppError);
  await expect.poll(() => begun).toBe(1);
  leaving.abort(new Error('gone'));
  expect(await Promise.all(runs)).toEqual(['gone', 'gone', 'gone', 'gone']);
  expect(begun).toBe(1);
  const after = await Promise.all(Array.from({ length: 4 }, () => runModel(() => task(0), contextOf(1))));
  expect(after.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok']);
}, 30_000);

test('a refusal on the way to a run leaves the turn to the next', async () => {
  const refused = runModel(() => Promise.reject(new AppError('not_found')), contextOf(2));
  const next = runModel(() => task(0), contextOf(2));
  await expect(refused).rejects.toThrow(AppError);
  expect((await next).status).toBe('ok');
}, 30_000);

test('of 101 runs by many accounts the last is told to come again', async () => {
  const runs = Array.from({ length: 100 }, (_, at) => runModel(() => task(0), contextOf(100 + at)));
  await expect(runModel(() => task(0), contextOf(99))).rejects.toMatchObject({ code: 'too_many_requests' });
  await Promise.all(runs);
}, 60_000);
