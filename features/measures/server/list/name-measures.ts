import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';

/** Titles of measures that everybody may read, by number: the newest published version of each; what never was published has none. */
export async function nameMeasures(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows(
    z.object({ id: z.int(), title: z.string() }),
    `select distinct on (v.measure_id) v.measure_id as id, coalesce(v.translations->$2::text->>'title', v.title) as title
       from measure_version v
      where v.measure_id = any($1::bigint[]) and (v.status = 3 or v.published_at is not null)
      order by v.measure_id, v.version desc`,
    [ids, locale],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}
