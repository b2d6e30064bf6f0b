import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const Row = z.object({ id: z.int(), name: z.string(), address: z.string() });

/** A view that somebody keeps. */
export type KeptView = z.output<typeof Row>;

const undoTime = '1 hour';

/** The views an account keeps, the newest first; inside a transaction that locks, no other is kept meanwhile. */
export async function listKeptViews(db: Db, accountId: number, lock = false): Promise<KeptView[]> {
  if (lock) await db.query('select 1 from account where id = $1 for update', [accountId]);
  return db.rows(
    Row,
    `select id::int, name, address from kept_view where account_id = $1 and deleted_at is null
      order by kept_at desc, id desc`,
    [accountId],
  );
}

/** Keeps a view; what was forgotten over an hour ago goes for good. */
export async function insertKeptView(
  tx: Db,
  accountId: number,
  { name, address }: Omit<KeptView, 'id'>,
): Promise<number> {
  await tx.run(
    `delete from kept_view where account_id = $1 and deleted_at < now() - interval '${undoTime}'`,
    [accountId],
  );
  const [row] = await tx.rows(
    z.object({ id: z.int() }),
    'insert into kept_view (account_id, name, address) values ($1, $2, $3) returning id::int',
    [accountId, name, address],
  );
  return row!.id;
}

/** Gives a kept view another name. */
export async function renameKeptView(tx: Db, id: number, name: string): Promise<void> {
  await tx.run('update kept_view set name = $2 where id = $1::bigint', [id, name]);
}

/** Forgets a view of an account for now; false where there is none. */
export async function deleteKeptView(db: Db, accountId: number, id: number): Promise<boolean> {
  const touched = await db.run(
    'update kept_view set deleted_at = now() where account_id = $1 and id = $2::bigint and deleted_at is null',
    [accountId, id],
  );
  return touched > 0;
}

/** Takes a forgotten view back; false when it is too late or there is none. */
export async function restoreKeptView(tx: Db, accountId: number, id: number): Promise<boolean> {
  const touched = await tx.run(
    `update kept_view set deleted_at = null
      where account_id = $1 and id = $2::bigint and deleted_at > now() - interval '${undoTime}'`,
    [accountId, id],
  );
  return touched > 0;
}
