import type { PGlite } from '@electric-sql/pglite';

/** So much may be written before a checkpoint lets go of it. Unit: bytes. */
const mostBytes = 64 * 1024 * 1024;
/** How often it is measured at most: a server that does nothing is never asked. */
const measureEveryMs = 500;

/** Keeps the embedded database's write-ahead log short. */
export interface WriteAheadLog {
  /** Called outside transactions, after whatever was done. */
  keepShort(db: PGlite): Promise<void>;
}

/**
 * The embedded database has no process beside it that makes checkpoints: without one its log grows with every write until
 * it is closed, and all of it is read again after a kill. What was committed is safe either way.
 */
export function openWriteAheadLog(): WriteAheadLog {
  let measuredAt = 0;
  return {
    async keepShort(db) {
      if (performance.now() - measuredAt < measureEveryMs) return;
      const { rows } = await db.query<{ bytes: number }>(
        'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
      );
      if (rows[0]!.bytes > mostBytes) await db.exec('checkpoint');
      measuredAt = performance.now();
    },
  };
}
