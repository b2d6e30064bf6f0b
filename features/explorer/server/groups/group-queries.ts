import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const Row = z.object({ id: z.int(), name: z.string(), places: z.array(z.string()) });

/** A group of places that somebody made. */
export type PlaceGroup = z.output<typeof Row>;

const undoTime = '1 hour';

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
  await tx.run(
    `delete from place_group where account_id = $1 and deleted_at is not null
        and (name = $2 or deleted_at < now() - interval '${undoTime}')`,
    [accountId, name],
  );
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

/** Deletes a group of an account for now; false where there is none. */
export async function deleteGroup(db: Db, accountId: number, id: number): Promise<boolean> {
  const touched = await db.run(
    'update place_group set deleted_at = now() where account_id = $1 and id = $2::bigint and deleted_at is null',
    [accountId, id],
  );
  return touched > 0;
}

/** Takes a deletion back; false when it is too late or nothing was deleted. */
export async function restoreGroup(tx: Db, accountId: number, id: number): Promise<boolean> {
  const touched = await tx.run(
    `update place_group set deleted_at = null
      where account_id = $1 and id = $2::bigint and deleted_at > now() - interval '${undoTime}'`,
    [accountId, id],
  );
  return touched > 0;
}
