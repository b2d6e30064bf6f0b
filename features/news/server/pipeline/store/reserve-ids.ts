import type { Db } from '#platform/server/db/db.ts';

/** Ids nobody else will get, ascending; those left unused are gaps that harm nothing. */
export async function reserveIds(
  db: Db,
  table: 'news_item' | 'news_story',
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const rows = await db.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2::int)`,
    [table, count],
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
