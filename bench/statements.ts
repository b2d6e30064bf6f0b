import type { Database, Db } from '#platform/server/db/db.ts';
import type { Line } from './bench.ts';

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

const maxTimes = 2;

/** A call against the statements it sends, sent bare: the middle of some rounds of each, in turns, so that a busy machine slows both. */
export async function againstSql(
  what: string,
  db: Database,
  { run, rounds }: { run: (db: Db) => Promise<unknown>; rounds: number },
): Promise<Line> {
  const statements: Statement[] = [];
  await run(recordStatements(db, statements));
  const sendBare = async (): Promise<void> => {
    for (const { sql, values } of statements) await db.pool.query(sql, values as unknown[]);
  };
  const times: { whole: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push({ whole: await medianOf(() => run(db), 1), bare: await medianOf(sendBare, 1) });
  const middle = (of: 'whole' | 'bare'): number =>
    times.map((each) => each[of]).toSorted((a, b) => a - b)[rounds >> 1]!;
  const [whole, bare] = [middle('whole'), middle('bare')];
  return {
    what,
    value: `${(whole / bare).toFixed(2)} × (${whole.toFixed(1)} of ${bare.toFixed(1)} ms, ${statements.length} statements)`,
    bar: `≤ ${maxTimes} × its bare SQL`,
    ok: whole <= maxTimes * bare,
    times: { whole, bare },
  };
}
