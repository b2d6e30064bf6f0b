import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { keptRows } from '#platform/server/db/kept-rows.ts';

const Row = z.object({ id: z.int(), name: z.string(), places: z.array(z.string()) });

/** A group of places that somebody made. */
export type PlaceGroup = z.output<typeof Row>;

/** Groups of places, to delete and take back. */
export const keptGroups = keptRows('place_group');

/** The groups of an account by name; inside a transaction that locks, no other is made meanwhile. */
export async function listGroups(db: Db, accountId: number, lock = false): Promise<PlaceGroup[]> {
  if (lock) await db.query('select 1 from account where id = $1 for update', [accountId]);
  return db.rows(
    Row,
    `select id::int, name, places from place_group where account_id = $1 and deleted_at is null order by name, id`,
    [accountId],
  );
}

/** Keeps a new group; what was deleted over an hour ago, or had this name, goes for good. */
export async function insertGroup(
  tx: Db,
  accountId: number,
  { name, places }: Omit<PlaceGroup, 'id'>,
): Promise<number> {
  await keptGroups.forget(tx, accountId);
  await tx.run('delete from place_group where account_id = $1 and name = $2 and deleted_at is not null', [
    accountId,
    name,
  ]);
  const [row] = await tx.rows(
    z.object({ id: z.int() }),
    'insert into place_group (account_id, name, places) values ($1, $2, $3) returning id::int',
    [accountId, name, places],
  );
  return row!.id;
}

/** Gives a group other places. */
export async function updateGroup(tx: Db, id: number, places: readonly string[]): Promise<void> {
  await tx.run('update place_group set places = $2, saved_at = now() where id = $1::bigint', [id, places]);
}
