import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const ViewRow = z.object({
  id: z.int(),
  name: z.string(),
  yugoId: z.int().nullable(),
  search: z.string(),
});

/** A view of the list as an account keeps it. */
export type ViewRow = z.output<typeof ViewRow>;

const columns = 'view_id as id, name, place_id as "yugoId", search';

/** Views of an account by name. */
export function listViews(db: Db, accountId: number): Promise<ViewRow[]> {
  return db.rows(ViewRow, `select ${columns} from measure_view where account_id = $1::bigint order by name`, [
    accountId,
  ]);
}

/** Keeps a view, or what is there under its name anew. */
export async function writeView(
  tx: Db,
  accountId: number,
  { name, yugoId, search }: Omit<ViewRow, 'id'>,
): Promise<ViewRow> {
  const [row] = await tx.rows(
    ViewRow,
    `insert into measure_view (account_id, name, place_id, search) values ($1::bigint, $2, $3::int, $4)
     on conflict (account_id, name) do update set place_id = excluded.place_id, search = excluded.search, kept_at = now()
     returning ${columns}`,
    [accountId, name, yugoId, search],
  );
  return row!;
}

/** Takes a view of an account out; false = it has none of that number. */
export async function removeView(tx: Db, accountId: number, id: number): Promise<boolean> {
  const gone = await tx.run(
    'delete from measure_view where account_id = $1::bigint and view_id = $2::bigint',
    [accountId, id],
  );
  return gone > 0;
}
