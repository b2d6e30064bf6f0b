import { z } from 'zod';
import type { Database, Db } from './db/db.ts';
import { keepHandbooksOf } from './keep-handbook.ts';

const Row = z.object({ version: z.int() });
/** Where the database tells each new number. */
export const dataVersionChannel = 'svodka_data_version';
/** Where notifications do not come through (a pooler between) this is how far behind a process may be. */
const lookMs = 30_000;

/** A number so far ahead is made up. */
const farAhead = 1_000;

/** Number of the data all answers of one moment come from; part of every ETag and cache key. */
export interface DataVersion {
  current(): number;
  /** Reads the number again at once, after this process changed the data: whoever changed it sees it. */
  refresh(): Promise<void>;
  /** Reads the number again unless it is as new as this: whoever changed the data at another process sees it here. */
  reach(version: number): Promise<void>;
  stop(): void;
}

/** Follows the number in the database: the database tells each change, by whichever process. */
export async function followDataVersion(db: Db, listen: Database['listen']): Promise<DataVersion> {
  let version = 0;
  // Two readings may end in the other order: it never goes back.
  const rise = (found: number): void => void (version = Math.max(version, found));
  const read = async (): Promise<void> => {
    const [row] = await db.rows(Row, 'select version from data_version');
    rise(row!.version);
  };
  // A database that is away for a moment must not end the process: the last known number stays.
  const refresh = (): Promise<void> => read().catch(() => {});
  const deafen = await listen(
    dataVersionChannel,
    (payload) => void (payload === null ? refresh() : rise(Number(payload))),
  );
  await read();
  const timer = setInterval(() => void refresh(), lookMs);
  timer.unref();
  keepHandbooksOf(db, () => version);
  return {
    current: () => version,
    refresh,
    async reach(wanted) {
      if (wanted > version && wanted < version + farAhead) await refresh();
    },
    stop() {
      clearInterval(timer);
      deafen();
    },
  };
}

/** Marks that visible data changed; call it in the transaction that changes it. */
export async function raiseDataVersion(db: Db): Promise<void> {
  await db.run('update data_version set version = version + 1, changed_at = now()');
}
