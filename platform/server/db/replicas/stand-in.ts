import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { PrimaryWatch } from './primary-watch.ts';

interface StandInParts {
  primary: Db;
  watch: Pick<PrimaryWatch, 'isAway' | 'suspect'>;
  /** The replica that has the newest there is; undefined where none answers. */
  newest(): Db | undefined;
}

/**
 * The primary, and while it is away a replica in its place. There everything runs in a transaction that only reads:
 * what would write is refused at once, with a word to come again. A single statement whose connection broke is tried
 * there, too: if it wrote, the replica refuses it, and its caller hears of the broken connection.
 */
export function standInFor({ primary, watch, newest }: StandInParts): Db {
  const send = async <T>(ask: (db: Db) => Promise<T>): Promise<T> => {
    if (watch.isAway()) return elsewhere(ask);
    try {
      return await ask(primary);
    } catch (error) {
      if (isConnectionLost(error)) {
        watch.suspect();
        return elsewhere(ask, error);
      }
      if (isSilence(error)) watch.suspect();
      throw error;
    }
  };
  const elsewhere = async <T>(ask: (db: Db) => Promise<T>, cause?: unknown): Promise<T> => {
    const replica = newest();
    if (replica === undefined && cause !== undefined) throw cause;
    if (replica === undefined) return ask(primary);
    try {
      return await reading(replica, ask);
    } catch (error) {
      if (!isRefusedWrite(error)) throw error;
      throw cause ?? new AppError('unavailable', { retryAfter: 5 }, error);
    }
  };
  return {
    kind: primary.kind,
    query: (sql, values) => send((db) => db.query(sql, values)),
    rows: (row, sql, values) => send((db) => db.rows(row, sql, values)),
    run: (sql, values) => send((db) => db.run(sql, values)),
    isWanted: () => primary.isWanted(),
    // What a transaction did before its connection broke is not done a second time.
    transaction: (work) => (watch.isAway() ? elsewhere(work) : primary.transaction(work)),
  };
}

/** Whatever the server has become meanwhile, nothing is written there. */
function reading<T>(replica: Db, ask: (db: Db) => Promise<T>): Promise<T> {
  return replica.transaction(async (tx) => {
    await tx.run('set transaction read only');
    return ask(tx);
  });
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';
const wordsOf = (error: unknown): string => (error as { message?: string }).message ?? '';

/** Whether the connection broke or could not be made: nothing is known of a server that was merely slow. */
function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== '') return /^(08|57P0[1235]|ECONN|EPIPE|E(HOST|NET)UNREACH|25006)/.test(code);
  return /^(Connection terminated|Client has encountered a connection error)/.test(wordsOf(error));
}

/** Whether no answer came in time. */
function isSilence(error: unknown): boolean {
  return /^(Query read timeout|timeout exceeded when trying to connect)/.test(wordsOf(error));
}

/** What a server says to a write while it only reads, or to a role that may only read. */
function isRefusedWrite(error: unknown): boolean {
  return /^(25|42501)/.test(codeOf(error));
}
