import type { Db } from '#platform/server/db/db.ts';

/** Grants a role; a role the account has already stays. Returns whether it is new. */
export async function grantRole(db: Db, accountId: number, role: number): Promise<boolean> {
  return (
    (await db.run('insert into account_role (account_id, role) values ($1, $2) on conflict do nothing', [
      accountId,
      role,
    ])) === 1
  );
}

/** Takes a role away; returns whether the account had it. */
export async function revokeRole(db: Db, accountId: number, role: number): Promise<boolean> {
  return (
    (await db.run('delete from account_role where account_id = $1 and role = $2', [accountId, role])) === 1
  );
}
