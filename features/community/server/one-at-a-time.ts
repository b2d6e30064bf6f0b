import type { Db } from '#platform/server/db/db.ts';

/** Until the transaction ends, what an account writes waits for what it is writing already: two clicks at once are told apart from two wishes. */
export async function oneAtATime(tx: Db, accountId: number): Promise<void> {
  await tx.run('select 1 from account where id = $1 for no key update', [accountId]);
}
