import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** Keeps the hash of a mailed recovery token, good for so many hours; earlier links of the account stay good beside it. */
export async function insertRecovery(
  db: Db,
  tokenHash: string,
  accountId: number,
  hours: number,
): Promise<void> {
  await db.run(
    `insert into password_recovery (token_hash, account_id, expires_at) values ($1, $2, now() + make_interval(hours => $3))`,
    [tokenHash, accountId, hours],
  );
}

/** Ends every mailed link of an account: its password has been set another way. */
export async function endRecoveries(db: Db, accountId: number): Promise<void> {
  await db.run('delete from password_recovery where account_id = $1', [accountId]);
}

const Row = z.object({ accountId: z.int() });

/** Uses a link up, and every other of the account: the account it is for, null when it is unknown, used or expired. */
export async function takeRecovery(db: Db, tokenHash: string): Promise<number | null> {
  const [row] = await db.rows(
    Row,
    `delete from password_recovery
      where account_id = (select account_id from password_recovery where token_hash = $1 and expires_at > now() for update)
     returning account_id as "accountId"`,
    [tokenHash],
  );
  return row?.accountId ?? null;
}
