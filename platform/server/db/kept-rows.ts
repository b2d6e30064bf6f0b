import type { Db } from './db.ts';

/** A row by its account and number; both must fit. */
type RowOf = readonly [accountId: number, id: number];

/**
 * What people keep, delete and may take back for a time: rows of a table with `account_id`, `id` and `deleted_at`.
 * `table` and `undoTime` (an interval) stand in the statements as they are: words of the code, never of a caller.
 */
export function keptRows(table: string, undoTime = '1 hour') {
  const touch = async (db: Db, sql: string, row: RowOf): Promise<boolean> =>
    (await db.run(`update ${table} ${sql}`, row)) > 0;
  return {
    /** How long a deletion can be taken back. */
    undoTime,
    /** Deletes a row for now; false where the account has none of this number. */
    remove: (db: Db, ...row: RowOf) =>
      touch(
        db,
        'set deleted_at = now() where account_id = $1 and id = $2::bigint and deleted_at is null',
        row,
      ),
    /** Takes a deletion back; false when it is too late or nothing was deleted. */
    restore: (tx: Db, ...row: RowOf) =>
      touch(
        tx,
        `set deleted_at = null
          where account_id = $1 and id = $2::bigint and deleted_at > now() - interval '${undoTime}'`,
        row,
      ),
    /** Removes for good what the account can no longer take back. */
    forget: (tx: Db, accountId: number) =>
      tx.run(`delete from ${table} where account_id = $1 and deleted_at < now() - interval '${undoTime}'`, [
        accountId,
      ]),
  };
}
