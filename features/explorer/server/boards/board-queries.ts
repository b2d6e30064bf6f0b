import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { keptRows } from '#platform/server/db/kept-rows.ts';
import { hashToken } from '#features/account/public.server.ts';
import { Tile } from '../../contract/board-shapes.ts';

const Row = z.object({
  id: z.int(),
  accountId: z.int(),
  name: z.string(),
  tiles: z.array(Tile),
  isShared: z.boolean(),
  version: z.int(),
});

/** A board as it is kept. */
export type StoredBoard = z.output<typeof Row>;

/** Boards, to delete and take back. */
export const keptBoards = keptRows('board');
const columns =
  'id::int, account_id::int as "accountId", name, tiles, token_hash is not null as "isShared", version';

/** A board that is not deleted, by its number. */
export async function findBoard(db: Db, id: number): Promise<StoredBoard | null> {
  const [row] = await db.rows(
    Row,
    `select ${columns} from board where id = $1::bigint and deleted_at is null`,
    [id],
  );
  return row ?? null;
}

/** A board that is shared by this secret; one of an account that is blocked or leaves is shared no more. */
export async function findSharedBoard(db: Db, token: string): Promise<StoredBoard | null> {
  const [row] = await db.rows(
    Row,
    `select ${columns} from board
      where token_hash = $1 and deleted_at is null
        and exists (select from account a where a.id = account_id and not a.blocked and a.delete_after is null)`,
    [hashToken(token)],
  );
  return row ?? null;
}

const Listed = z.object({
  id: z.int(),
  name: z.string(),
  tiles: z.int(),
  isShared: z.boolean(),
  changedAt: z.date(),
});

/** The boards of an account, the one changed last first. */
export function listBoards(db: Db, accountId: number): Promise<z.output<typeof Listed>[]> {
  return db.rows(
    Listed,
    `select id::int, name, jsonb_array_length(tiles) as tiles, token_hash is not null as "isShared", changed_at as "changedAt"
       from board where account_id = $1 and deleted_at is null order by changed_at desc, id desc`,
    [accountId],
  );
}

/** How many an account has; inside a transaction no other is made meanwhile. */
export async function countBoards(tx: Db, accountId: number): Promise<number> {
  await tx.query('select 1 from account where id = $1 for update', [accountId]);
  const [row] = await tx.rows(
    z.object({ count: z.int() }),
    'select count(*)::int as count from board where account_id = $1 and deleted_at is null',
    [accountId],
  );
  return row!.count;
}

type Content = Pick<StoredBoard, 'name' | 'tiles'>;

/** Keeps a new board; what was deleted over an hour ago goes for good. */
export async function insertBoard(tx: Db, accountId: number, { name, tiles }: Content): Promise<number> {
  await keptBoards.forget(tx, accountId);
  const [row] = await tx.rows(
    z.object({ id: z.int() }),
    'insert into board (account_id, name, tiles) values ($1, $2, $3::jsonb) returning id::int',
    [accountId, name, JSON.stringify(tiles)],
  );
  return row!.id;
}

/** Changes a board of this version; null where it has another one by now. */
export async function updateBoard(
  db: Db,
  { id, version, name, tiles }: Content & Pick<StoredBoard, 'id' | 'version'>,
): Promise<number | null> {
  const [row] = await db.rows(
    z.object({ version: z.int() }),
    `update board set name = $3, tiles = $4::jsonb, version = version + 1, changed_at = now()
      where id = $1::bigint and version = $2::int and deleted_at is null returning version`,
    [id, version, name, JSON.stringify(tiles)],
  );
  return row?.version ?? null;
}

/** Gives a board another secret, of which the hash is kept, or none. */
export async function setToken(db: Db, id: number, token: string | null): Promise<void> {
  await db.run('update board set token_hash = $2 where id = $1::bigint', [
    id,
    token === null ? null : hashToken(token),
  ]);
}
