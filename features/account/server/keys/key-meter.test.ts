import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#platform/server/db/db.ts';
import type { Log } from '#platform/server/log/log.ts';
import { openKeyMeter } from './key-meter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a quiet key is written at its first call, a busy one once a minute, the rest when the server closes', async () => {
  const written: unknown[] = [];
  const db = { run: async (_sql: string, values: unknown[]) => written.push(values) } as Partial<Db> as Db;
  const meter = openKeyMeter(db, {} as Log);
  for (let at = 0; at < 5; at++) meter.note(7, at === 4);
  expect(written).toEqual([[7, 1, 0]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toEqual([
    [7, 1, 0],
    [7, 4, 1],
  ]);
  meter.note(7, false);
  meter.note(8, true);
  await meter.close();
  expect(written.slice(2)).toEqual([
    [8, 1, 1],
    [7, 1, 0],
  ]);
});
