import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const Row = z.object({ id: z.int(), indicator: z.string(), words: z.string(), reportedAt: z.date() });
const Count = z.object({ count: z.int() });

/** Reports told at once; the others wait their turn. */
const maxListed = 200;

/** How many reports of an account wait; inside a transaction no other is made meanwhile. */
export async function countOpenReports(tx: Db, accountId: number): Promise<number> {
  await tx.query('select 1 from account where id = $1 for update', [accountId]);
  const [row] = await tx.rows(
    Count,
    'select count(*)::int as count from figure_report where account_id = $1 and settled_at is null',
    [accountId],
  );
  return row!.count;
}

/** Keeps what a reader found wrong. */
export async function insertReport(
  tx: Db,
  accountId: number,
  { indicator, words }: { indicator: string; words: string },
): Promise<void> {
  await tx.run('insert into figure_report (account_id, indicator, words) values ($1, $2, $3)', [
    accountId,
    indicator,
    words,
  ]);
}

/** What waits, the oldest first, and how much of it there is. */
export async function listOpenReports(db: Db): Promise<{ total: number; rows: z.output<typeof Row>[] }> {
  const [count] = await db.rows(
    Count,
    'select count(*)::int as count from figure_report where settled_at is null',
  );
  const rows = await db.rows(
    Row,
    `select id::int, indicator, words, reported_at as "reportedAt" from figure_report
      where settled_at is null order by reported_at, id limit $1::int`,
    [maxListed],
  );
  return { total: count!.count, rows };
}

/** Settles a report, or takes that back; false where there is none. */
export async function settleReport(
  db: Db,
  id: number,
  { isSettled, accountId }: { isSettled: boolean; accountId: number },
): Promise<boolean> {
  const touched = await db.run(
    `update figure_report
        set settled_at = case when $2::boolean then now() end, settled_by = case when $2::boolean then $3::bigint end
      where id = $1::bigint`,
    [id, isSettled, accountId],
  );
  return touched > 0;
}
