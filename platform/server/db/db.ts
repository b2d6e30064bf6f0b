import type { Pool, PoolClient, QueryResult } from 'pg';
import type { z } from 'zod';
import type { Hear } from './channels.ts';
import type { OwnConnection } from './own-connection.ts';
import { traceStatement } from '../telemetry/trace-statement.ts';

/** A connection, or a transaction on one: the only way to SQL. */
export interface Db {
  readonly kind: 'embedded' | 'postgres';
  /** Rows checked one by one against `row`; for reads whose shape matters. */
  rows<Row extends z.ZodType>(row: Row, sql: string, values?: readonly unknown[]): Promise<z.output<Row>[]>;
  /** Rows as the driver gives them; for bulk reads whose columns are cast in the SQL. */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
  /** Number of rows a write touched. */
  run(sql: string, values?: readonly unknown[]): Promise<number>;
  /** All or nothing; inside a transaction it is the same transaction. Never await the network inside. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** True while somebody waits for a connection: long work is to be cut shorter. */
  isWanted(): boolean;
}

/** The opened database of the process. */
export interface Database extends Db {
  readonly pool: Pool;
  /** For what somebody waits for: refuses what takes too long rather than let a slow or hung server hold every answer. */
  readonly answering: Db;
  /** The connection that is this process's alone, opened when first wanted; absent for the embedded database, which no other process has. */
  own?(): Promise<OwnConnection>;
  /** Hears what is notified on a channel, by this process or another; what is returned ends it. */
  listen(channel: string, hear: Hear): Promise<() => void>;
  close(): Promise<void>;
  /** Writes the whole embedded database into one file; absent on PostgreSQL, which has its own tools. */
  dump?(path: string, packing?: 'gzip' | 'none'): Promise<void>;
  /** Copies the embedded database's files into a folder as they stand at one moment, while it goes on; absent on PostgreSQL and in memory. */
  copyTo?(folder: string): Promise<void>;
}

/** Sends one statement. */
type Send = <Row extends object>(sql: string, values: readonly unknown[]) => Promise<QueryResult<Row>>;

/** Wraps a pool into the house's interface. */
export function wrapPool(kind: Db['kind'], pool: Pool): Db {
  surviveLostConnections(pool);
  return wrap({
    kind,
    send: (sql, values) => pool.query(sql, values as unknown[]),
    isWanted: () => pool.waitingCount > 0,
    transaction: (work) => runTransaction(kind, pool, work),
  });
}

/**
 * A connection that breaks must not end the process: while nobody uses it, nor between two statements of a transaction,
 * when the driver has nobody to tell. What is asked over it next fails, and a new one is opened.
 */
function surviveLostConnections(pool: Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

/** Wraps a client inside a transaction. It does one statement after another: those sent side by side wait here, as the driver will not let them. */
export function wrapTransaction(kind: Db['kind'], client: PoolClient): { db: Db; settled(): Promise<void> } {
  let last: Promise<unknown> = Promise.resolve();
  const db: Db = wrap({
    kind,
    send<Row extends object>(sql: string, values: readonly unknown[]) {
      const sent = last.then(() => client.query<Row>(sql, values as unknown[]));
      last = sent.catch(() => {});
      return sent;
    },
    isWanted: () => false,
    transaction: (work) => work(db),
  });
  return { db, settled: async () => void (await last) };
}

function wrap({
  kind,
  send: sendOne,
  isWanted,
  transaction,
}: Pick<Db, 'kind' | 'isWanted' | 'transaction'> & { send: Send }): Db {
  const send: Send = <Row extends object>(sql: string, values: readonly unknown[]) =>
    traceStatement(sql, () => sendOne<Row>(sql, values));
  const query = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await send<Row>(sql, values)).rows;
  return {
    kind,
    query,
    async rows(row, sql, values) {
      return (await query(sql, values)).map((found) => row.parse(found));
    },
    async run(sql, values = []) {
      return (await send(sql, values)).rowCount ?? 0;
    },
    isWanted,
    transaction,
  };
}

async function runTransaction<T>(kind: Db['kind'], pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const { db, settled } = wrapTransaction(kind, client);
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(db);
    await settled();
    await client.query('commit');
    return result;
  } catch (error) {
    // Of several statements sent side by side the others may be under way still.
    await settled();
    // A connection that does not answer will not answer this either: it is given up.
    if (isReadTimeout(error)) broken = error;
    else await client.query('rollback').catch((failed: Error) => (broken = failed));
    throw error;
  } finally {
    client.release(broken);
  }
}

function isReadTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}
