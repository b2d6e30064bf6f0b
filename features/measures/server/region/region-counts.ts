import { z } from 'zod';
import { shortNameOf } from '#statistics/places/place-queries.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { inForce } from '../list/filter-measures.ts';

const CountRow = z.object({
  yugoId: z.int(),
  name: z.string(),
  inForce: z.int(),
  over: z.int(),
  health: z.int(),
  economy: z.int(),
  latest: z.iso.date().nullable(),
});

/** Published measures of every subject on a day; a register's are known from their first day on. */
export function countByRegion(db: Db, day: string, locale: Locale): Promise<z.output<typeof CountRow>[]> {
  return db.rows(
    CountRow,
    `select p.yugo_id as "yugoId", ${shortNameOf(locale)} as name,
            count(v.*) filter (where ${inForce('$1::date')})::int as "inForce",
            count(v.*) filter (where v.ends < $1::date)::int as over,
            count(v.*) filter (where v.direction = 1)::int as health, count(v.*) filter (where v.direction = 3)::int as economy,
            max(v.starts) as latest
       from place p
       left join measure_version v on v.yugo_ids @> array[p.yugo_id] and v.status = 3 and v.starts <= $1::date
      where p.kind = 'region'
      group by p.yugo_id
      order by "inForce" desc, over desc, p.order_${locale}`,
    [day],
  );
}

/** Measures in force in the whole country on a day. */
export async function countNational(db: Db, day: string): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    `select count(*)::int as count from measure_version v
      where v.status = 3 and v.yugo_ids @> array[1180665] and ${inForce('$1::date')}`,
    [day],
  );
  return row!.count;
}
