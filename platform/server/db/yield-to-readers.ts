import { setTimeout as rest } from 'node:timers/promises';
import type { Db } from './db.ts';

/** So long after somebody waited for a connection, more are taken to come. */
const rememberedMs = 2000;
const longestRestMs = 500;
const lookEveryMs = 1;

/**
 * A connection for long work beside answers: its statements go one after another. While anybody else waits for a
 * connection each is followed by a rest, the longer the more it took. Nothing of it may be awaited inside its own
 * transaction.
 */
export function yieldToReaders(db: Db): Db {
  let wantedAt = -Infinity;
  let turn: Promise<unknown> = Promise.resolve();
  // Never in the moment a statement begins: for that long it waits for a connection itself.
  const look = () => {
    if (db.isWanted()) wantedAt = performance.now();
  };
  const watch = async <T>(work: () => Promise<T>): Promise<T> => {
    look();
    const looking = setInterval(look, lookEveryMs);
    try {
      return await work();
    } finally {
      clearInterval(looking);
    }
  };
  const take = <T>(work: () => Promise<T>): Promise<T> => {
    const before = turn;
    const started = before.then(() => performance.now());
    const working = started.then(() => watch(work));
    turn = Promise.all([started, working]).then(
      ([from]) => restAfter(performance.now() - from, wantedAt),
      () => {},
    );
    return working;
  };
  return {
    kind: db.kind,
    rows: (row, sql, values) => take(() => db.rows(row, sql, values)),
    query: (sql, values) => take(() => db.query(sql, values)),
    run: (sql, values) => take(() => db.run(sql, values)),
    transaction: (work) => take(() => db.transaction(work)),
    isWanted: () => db.isWanted(),
  };
}

/** A statement of one millisecond rests one, one of ten rests fifty: long ones seldom meet a reader. */
async function restAfter(tookMs: number, wantedAt: number): Promise<void> {
  if (performance.now() - wantedAt > rememberedMs) return;
  await rest(Math.min(longestRestMs, tookMs * Math.max(1, tookMs / 2)));
}
