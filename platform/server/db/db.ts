import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import type { OwnConnection } from './own-connection.ts';

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
  close(): Promise<void>;
  /** Writes the whole embedded database into one file; absent on PostgreSQL, which has its own tools. */
  dump?(path: string, packing?: 'gzip' | 'none'): Promise<void>;
  /** Copies the embedded database's files into a folder as they stand at one moment, while it goes on; absent on PostgreSQL and in memory. */
  copyTo?(folder: string): Promise<void>;
}

/** Wraps a pool, or one client inside a transaction, into the house's interface. */
export function wrapConnection(kind: Db['kind'], connection: Pool | PoolClient, inTransaction = false): Db {
  const query = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await connection.query<Row>(sql, values as unknown[])).rows;
  const db: Db = {
    kind,
    query,
    async rows(row, sql, values) {
      return (await query(sql, values)).map((found) => row.parse(found));
    },
    async run(sql, values = []) {
      return (await connection.query(sql, values as unknown[])).rowCount ?? 0;
    },
    isWanted: () => 'waitingCount' in connection && connection.waitingCount > 0,
    transaction: (work) => (inTransaction ? work(db) : runTransaction(kind, connection as Pool, work)),
  };
  return db;
}

async function runTransaction<T>(kind: Db['kind'], pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(wrapConnection(kind, client, true));
    await client.query('commit');
    return result;
  } catch (error) {
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
