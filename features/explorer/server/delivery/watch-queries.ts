import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { NewestFigure } from '../../domain/find-changes.ts';

const Figure = z.object({ measure: z.int(), yugoId: z.int(), day: z.iso.date(), value: z.number() });

/** Ids of the watched tiles of a board. */
export async function listWatchedTiles(db: Db, boardId: number): Promise<string[]> {
  const rows = await db.rows(
    z.object({ tileId: z.string() }),
    'select tile_id as "tileId" from board_watch where board_id = $1::bigint order by tile_id',
    [boardId],
  );
  return rows.map(({ tileId }) => tileId);
}

interface NewWatch {
  boardId: number;
  accountId: number;
  tileId: string;
  address: string;
  seen: readonly NewestFigure[];
}

/** Watches a view from what it shows now; a tile that is watched already stays as it is. */
export async function insertWatch(
  db: Db,
  { boardId, accountId, tileId, address, seen }: NewWatch,
): Promise<void> {
  await db.run(
    `insert into board_watch (board_id, account_id, tile_id, address, seen)
     values ($1::bigint, $2, $3, $4, $5::jsonb) on conflict do nothing`,
    [boardId, accountId, tileId, address, JSON.stringify(seen)],
  );
}

/** Ends the watch of one tile, and of those that are no longer on the board. */
export async function deleteWatches(db: Db, boardId: number, tileIds: readonly string[]): Promise<void> {
  await db.run('delete from board_watch where board_id = $1::bigint and tile_id = any($2::text[])', [
    boardId,
    tileIds,
  ]);
}

const Watched = z.object({
  boardId: z.int(),
  accountId: z.int(),
  board: z.string(),
  tileId: z.string(),
  name: z.string(),
  address: z.string(),
  /** The address at the last look. */
  lookedAt: z.string(),
  seen: z.array(Figure),
});

/** A watched view with what it was when it was last looked at. */
export type WatchedView = z.output<typeof Watched>;

/** Watched views after one of a board, by board and tile; those that were taken off their board, or whose owner may not be told, are left out. */
export function listWatched(
  db: Db,
  after: Pick<WatchedView, 'boardId' | 'tileId'>,
  limit: number,
): Promise<WatchedView[]> {
  return db.rows(
    Watched,
    `select w.board_id::int as "boardId", w.account_id::int as "accountId", b.name as board, w.tile_id as "tileId",
            t.tile->>'name' as name, t.tile->>'address' as address, w.address as "lookedAt", w.seen
       from board_watch w join board b on b.id = w.board_id join account a on a.id = w.account_id
      cross join lateral (
        select tile from jsonb_array_elements(b.tiles) tile where tile->>'id' = w.tile_id and tile->>'kind' = 'view' limit 1) t
      where (w.board_id, w.tile_id) > ($1::bigint, $2::text) and b.deleted_at is null
        and not (a.blocked or a.limited) and a.delete_after is null
      order by w.board_id, w.tile_id limit $3`,
    [after.boardId, after.tileId, limit],
  );
}

/** Keeps what a look found; false where another process looked meanwhile. */
export async function noteLook(
  tx: Db,
  { boardId, tileId, address, seen }: Pick<WatchedView, 'boardId' | 'tileId' | 'address' | 'seen'>,
  now: readonly NewestFigure[],
  isTold: boolean,
): Promise<boolean> {
  const noted = await tx.run(
    `update board_watch set address = $3, seen = $4::jsonb, told_at = case when $6::boolean then now() else told_at end
      where board_id = $1::bigint and tile_id = $2 and seen = $5::jsonb`,
    [boardId, tileId, address, JSON.stringify(now), JSON.stringify(seen), isTold],
  );
  return noted > 0;
}

const Check = z.object({ load: z.int(), day: z.string() });

/** What the views were last looked at for; null before the first look. */
export async function readLastCheck(db: Db): Promise<z.output<typeof Check> | null> {
  const [row] = await db.rows(Check, 'select published_load as load, day::text as day from board_check');
  return row ?? null;
}

/** Notes what the views were looked at for. */
export async function noteCheck(db: Db, { load, day }: z.output<typeof Check>): Promise<void> {
  await db.run(
    `insert into board_check (published_load, day) values ($1, $2::date)
     on conflict (only_row) do update set published_load = excluded.published_load, day = excluded.day`,
    [load, day],
  );
}
