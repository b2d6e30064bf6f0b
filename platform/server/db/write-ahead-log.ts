import type { PGlite } from '@electric-sql/pglite';

/** A checkpoint is worth its while from so much on, unless there was one just before. Unit: bytes. */
const worthBytes = 64 * 1024 * 1024;
/** A server at rest gives back what is left of a load: so much, so long after the last checkpoint. */
const leftBytes = 4 * 1024 * 1024;
const leftAfterMs = 5 * 60_000;
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
      const passedMs = performance.now() - checkedAt;
      const isDue = passedMs > checkpointEveryMs && bytes > worthBytes;
      const isLeft = passedMs > leftAfterMs && bytes > leftBytes;
      if (bytes > maxBytes || isDue || isLeft) {
        await db.exec('checkpoint');
        checkedAt = performance.now();
      }
      measuredAt = performance.now();
    },
  };
}
