import { z } from 'zod';
import type { Db } from './db/db.ts';
import { keepHandbooksOf } from './keep-handbook.ts';

const Row = z.object({ version: z.int() });
const refreshMs = 1000;

/** Number of the data all answers of one moment come from; part of every ETag and cache key. */
export interface DataVersion {
  current(): number;
  /** Reads the number again at once, after this process changed the data: whoever changed it sees it. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Follows the number in the database, at most a second behind other processes. */
export async function followDataVersion(db: Db): Promise<DataVersion> {
  let version = 0;
  const read = async (): Promise<void> => {
    const [row] = await db.rows(Row, 'select version from data_version');
    // Two readings may end in the other order: it never goes back.
    version = Math.max(version, row!.version);
  };
  // A database that is away for a moment must not end the process: the last known number stays.
  const refresh = (): Promise<void> => read().catch(() => {});
  await read();
  const timer = setInterval(() => void refresh(), refreshMs);
  timer.unref();
  keepHandbooksOf(db, () => version);
  return { current: () => version, refresh, stop: () => clearInterval(timer) };
}

/** Marks that visible data changed; call it in the transaction that changes it. */
export async function raiseDataVersion(db: Db): Promise<void> {
  await db.run('update data_version set version = version + 1, changed_at = now()');
}
