import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log/log.ts';
import type { Database } from './db.ts';
import { openDatabase, type DatabaseOptions } from './open-database.ts';

const firstPauseMs = 250;
const longestPauseMs = 4_000;

/** The database did not answer in time; the message is a sentence for the operator. */
export class DatabaseAwayError extends Error {}

/** Opens the database, waiting up to `timeoutMs` for a server that is still starting; says so once. */
export async function awaitDatabase(
  options: DatabaseOptions,
  log: Log,
  timeoutMs: number,
): Promise<Database> {
  const db = await openDatabase(options);
  const until = Date.now() + timeoutMs;
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      await db.query('select 1');
      return db;
    } catch (error) {
      if (Date.now() + pause > until) {
        await db.close().catch(() => {});
        throw new DatabaseAwayError(
          `The database at ${hostOf(options.url)} does not answer: ${(error as Error).message || (error as { code?: string }).code}. Check DATABASE_URL and that the server runs.`,
        );
      }
      log.warn({ database: hostOf(options.url) }, 'waiting for the database');
      await wait(pause);
    }
  }
}

/** Host and database of an address, never its password. */
function hostOf(url = ''): string {
  const { host, pathname } = new URL(url || 'embedded:///');
  return host + pathname;
}
