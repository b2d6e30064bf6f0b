import pg from 'pg';
import { z } from 'zod';
import { wrapPool, type Db } from '#platform/server/db/db.ts';
import { valueTypes } from '#platform/server/db/value-types.ts';
import { readLogPosition } from './log-position.ts';

/** What a reader must find: data as new as this number, and the log up to where they wrote last. */
export interface ReadNeed {
  version: number;
  position: bigint | null;
}

/** A replica of the database and how far it is, as it said last. */
export interface Replica {
  readonly db: Db;
  /** Host and database of its address, for the log. */
  readonly name: string;
  /** Number of the data it had last. */
  version(): number;
  /** How far in the primary's log it was last; null while it does not answer, or is no replica. */
  position(): bigint | null;
  /** Asks it anew. */
  look(): Promise<void>;
  /** It failed a reader: it gets none until it answers again. */
  leave(): void;
  /** Whether it has what a reader must find; asked anew where it had not. */
  has(need: ReadNeed): Promise<boolean>;
  close(): Promise<void>;
}

const State = z.object({ position: z.string().nullable(), version: z.int().nullable() });
/** A primary has no position of a replica: a wrong address is never read from. */
const stateSql = `
  select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position,
         (select version::int from data_version) as version`;

/** How long a reader may wait for a connection and for one statement. */
const limits = { connectionTimeoutMillis: 1_000, query_timeout: 4_000 };

/** Opens a replica; it is asked nothing yet. */
export function openReplica(url: string, max: number): Replica {
  const pool = new pg.Pool({
    ...limits,
    connectionString: url,
    max,
    types: valueTypes,
    application_name: 'svodka',
  });
  const db = wrapPool('postgres', pool);
  let version = 0;
  let position: bigint | null = null;
  const leave = (): void => void (position = null);
  const look = async (): Promise<void> => {
    try {
      const [state] = await db.rows(State, stateSql);
      position = readLogPosition(state!.position);
      version = state!.version ?? 0;
    } catch {
      // Away, or not yet as far as the first migration.
      leave();
    }
  };
  const hasNow = (need: ReadNeed): boolean =>
    position !== null && version >= need.version && (need.position === null || position >= need.position);
  const { host, pathname } = new URL(url);
  return {
    db,
    name: host + pathname,
    version: () => version,
    position: () => position,
    look,
    leave,
    async has(need) {
      if (position === null) return false;
      if (hasNow(need)) return true;
      await look();
      return hasNow(need);
    },
    close: () => pool.end(),
  };
}
