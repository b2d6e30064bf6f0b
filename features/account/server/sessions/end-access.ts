import type { Db } from '#platform/server/db/db.ts';

/** Ends everything that opens an account: sessions, passkeys, keys of programs and mailed recovery links. */
export async function endAllAccess(tx: Db, accountId: number): Promise<void> {
  await tx.run('delete from account_session where account_id = $1', [accountId]);
  await tx.run('delete from api_key where account_id = $1', [accountId]);
  await tx.run('delete from passkey where account_id = $1', [accountId]);
  await tx.run('delete from password_recovery where account_id = $1', [accountId]);
}

/** Ends what the holder of an account's earlier address may still have: every session but this one, and mailed recovery links. */
export async function endEarlierAccess(tx: Db, accountId: number, currentHash: string): Promise<void> {
  await tx.run('delete from account_session where account_id = $1 and token_hash <> $2', [
    accountId,
    currentHash,
  ]);
  await tx.run('delete from password_recovery where account_id = $1', [accountId]);
}
