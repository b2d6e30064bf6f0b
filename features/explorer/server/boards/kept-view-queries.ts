import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { keptRows } from '#platform/server/db/kept-rows.ts';

const Row = z.object({ id: z.int(), name: z.string(), address: z.string() });

/** A view that somebody keeps. */
export type KeptView = z.output<typeof Row>;

/** Kept views, to delete and take back. */
export const keptViews = keptRows('kept_view');

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
  await keptViews.forget(tx, accountId);
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
