import pg from 'pg';
import { z } from 'zod';
import type { Log } from '#platform/server/log/log.ts';
import { wrapPool } from '#platform/server/db/db.ts';

/** What the primary answered last. */
export interface PrimaryWatch {
  /** True from the moment it gave no answer until it gives one again. */
  isAway(): boolean;
  /** A statement failed there: it is looked at now. */
  suspect(): void;
  close(): Promise<void>;
}

const lookMs = 1_000;
/** While it is away whoever writes waits for its return. */
const lookWhileAwayMs = 250;
/** It has a connection of its own, so that no load of ours makes it late. */
const limits = { max: 1, connectionTimeoutMillis: 2_000, query_timeout: 2_000 };
const Position = z.object({ position: z.string() });
/** A server that is still a replica refuses this: nobody can write there yet. */
const positionSql = 'select pg_current_wal_insert_lsn()::text as position';

/** Looks at the primary once a second; `note` hears where its log stood. */
export function watchPrimary(
  url: string,
  log: Pick<Log, 'warn' | 'info'>,
  note: (position: string) => void,
): PrimaryWatch {
  const pool = new pg.Pool({ ...limits, connectionString: url, application_name: 'svodka' });
  const db = wrapPool('postgres', pool);
  let isAway = false;
  let isClosed = false;
  let looking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    const found = await db.rows(Position, positionSql).catch((err: unknown) => {
      if (!isAway && !isClosed) log.warn({ err }, 'primary away: replicas answer, nothing is written');
      return null;
    });
    if (found !== null && isAway) log.info({}, 'primary is back');
    isAway = found === null;
    if (found !== null) note(found[0]!.position);
  };
  const begin = (): void => {
    clearTimeout(timer);
    looking ??= look().finally(() => {
      looking = null;
      if (!isClosed) timer = setTimeout(begin, isAway ? lookWhileAwayMs : lookMs).unref();
    });
  };
  begin();
  return {
    isAway: () => isAway,
    suspect: begin,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await pool.end();
    },
  };
}
