import type { Db } from '#platform/server/db/db.ts';

/** A statement with its values. */
export interface Statement {
  sql: string;
  values: readonly unknown[];
}

/** The database, with every statement sent to it noted. */
export function recordStatements(db: Db, statements: Statement[]): Db {
  const note = (sql: string, values: readonly unknown[] = []): void => void statements.push({ sql, values });
  return {
    ...db,
    query: (sql, values) => (note(sql, values), db.query(sql, values)),
    rows: (row, sql, values) => (note(sql, values), db.rows(row, sql, values)),
    run: (sql, values) => (note(sql, values), db.run(sql, values)),
  };
}

/** The middle time of some rounds of a work, ms. */
export async function medianOf(work: () => Promise<unknown>, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[rounds >> 1]!;
}
