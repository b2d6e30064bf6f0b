import type { PGlite } from '@electric-sql/pglite';

/** A checkpoint is worth its while from so much on, unless there was one just before. Unit: bytes. */
const worthBytes = 64 * 1024 * 1024;
/** Each page is written whole once after every checkpoint, so that many of them make a long import slow. */
const checkpointEveryMs = 60_000;
/** So much is let go of at once, however short ago the last checkpoint was. Unit: bytes. */
const maxBytes = 768 * 1024 * 1024;
/** How often it is measured at most: a server that does nothing is never asked. */
const measureEveryMs = 500;

/** Keeps the embedded database's write-ahead log short. */
export interface WriteAheadLog {
  /** Called outside transactions, after whatever was done. */
  keepShort(db: PGlite): Promise<void>;
}

/**
 * The embedded database has no process beside it that makes checkpoints. Without one its log grows with every write
 * until it is closed, and all of it is read again after a kill. What was committed is safe either way.
 */
export function openWriteAheadLog(): WriteAheadLog {
  let measuredAt = 0;
  let checkedAt = performance.now();
  return {
    async keepShort(db) {
      if (performance.now() - measuredAt < measureEveryMs) return;
      const { rows } = await db.query<{ bytes: number }>(
        'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
      );
      const { bytes } = rows[0]!;
      const isDue = performance.now() - checkedAt > checkpointEveryMs;
      if (bytes > maxBytes || (isDue && bytes > worthBytes)) {
        await db.exec('checkpoint');
        checkedAt = performance.now();
      }
      measuredAt = performance.now();
    },
  };
}
