import { PGlite } from '@electric-sql/pglite';
import { expect, test, vi } from 'vitest';
import { openWriteAheadLog } from './write-ahead-log.ts';

const minutes = 60_000;

/** Bytes of the log since the last checkpoint. */
async function sinceCheckpoint(db: PGlite): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  return rows[0]!.bytes;
}

test('what a load left of the log is given back by a server at rest, not while it works', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const db = await PGlite.create();
  try {
    const log = openWriteAheadLog();
    await db.exec('create table filled as select n, md5(n::text) as said from generate_series(1, 60000) n');
    const written = await sinceCheckpoint(db);
    expect(written).toBeGreaterThan(4 * 1024 * 1024);
    vi.advanceTimersByTime(2 * minutes);
    await log.keepShort(db);
    expect(await sinceCheckpoint(db)).toBeGreaterThanOrEqual(written);
    vi.advanceTimersByTime(4 * minutes);
    await log.keepShort(db);
    expect(await sinceCheckpoint(db)).toBeLessThan(64 * 1024);
  } finally {
    await db.close();
    vi.useRealTimers();
  }
}, 60_000);
