import type { Db } from '#platform/server/db/db.ts';
import type { KeyMeter } from '#platform/server/calls/key-guard.ts';
import type { Log } from '#platform/server/log/log.ts';
import { addUse } from './key-queries.ts';

const everyMs = 60_000;

interface Use {
  calls: number;
  refused: number;
}

/** Counts in memory and writes at most once a minute and key: the first call of a quiet key at once. */
export function openKeyMeter(db: Db, log: Log): KeyMeter {
  const waiting = new Map<number, Use>();
  const writtenAt = new Map<number, number>();
  const writes = new Set<Promise<void>>();
  const write = (id: number): void => {
    const use = waiting.get(id);
    if (use === undefined) return;
    waiting.delete(id);
    writtenAt.set(id, Date.now());
    const written = addUse(db, { id, ...use })
      .catch((err: unknown) => log.warn({ err, keyId: id }, 'use of a key not written'))
      .finally(() => writes.delete(written));
    writes.add(written);
  };
  const timer = setInterval(() => {
    for (const [id, at] of writtenAt) if (Date.now() - at >= everyMs) writtenAt.delete(id);
    for (const id of waiting.keys()) write(id);
  }, everyMs).unref();
  return {
    note(id, isRefused) {
      const use = waiting.get(id) ?? { calls: 0, refused: 0 };
      waiting.set(id, { calls: use.calls + 1, refused: use.refused + (isRefused ? 1 : 0) });
      if (Date.now() - (writtenAt.get(id) ?? 0) >= everyMs) write(id);
    },
    async close() {
      clearInterval(timer);
      for (const id of waiting.keys()) write(id);
      await Promise.all(writes);
    },
  };
}
