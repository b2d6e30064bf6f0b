import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';

const registered = `v.status = 3 and v.is_current
        and exists (select from measure m where m.measure_id = v.measure_id and m.origin is not null)`;

/** The statement of measures that began in some days: one range of the index. `$1` the day before, `$2` the last. */
export const begunSql = `select v.measure_id, v.starts from measure_version v
      where ${registered} and v.starts > $1::date and v.starts <= $2::date`;

const BegunRow = z.object({ id: z.int(), title: z.string(), starts: z.iso.date(), total: z.int() });

/** Measures of open registers that began after a day and were not known on it, the first ones, with how many there are in all. */
export async function listBegunLater(
  db: Db,
  { after, to, most }: { after: string; to: string; most: number },
  locale: Locale,
): Promise<z.output<typeof BegunRow>[]> {
  return db.rows(
    BegunRow,
    `select b.measure_id as id, coalesce(v.translations->$4->>'title', v.title) as title, b.starts, b.total::int as total
       from (select *, count(*) over () as total from (${begunSql}) begun order by starts, measure_id limit $3::int) b
       join measure_version v on v.measure_id = b.measure_id and v.status = 3
      order by b.starts, b.measure_id`,
    [after, to, most, locale],
  );
}

/** The nearest day before or after another on which measures of open registers began, with their titles; null = none. */
export async function findBegunBeside(
  db: Db,
  { day, side, last }: { day: string; side: 'before' | 'after'; last: string },
  locale: Locale,
): Promise<{ day: string; names: string[] } | null> {
  const [comparison, order] = side === 'before' ? ['<', 'desc'] : ['>', 'asc'];
  const [row] = await db.rows(
    z.object({ day: z.iso.date(), names: z.array(z.string()) }),
    `with found as (
       select v.starts from measure_version v
        where ${registered} and v.starts ${comparison} $1::date and v.starts <= $2::date
        order by v.starts ${order} limit 1)
     select found.starts as day, array_agg(coalesce(v.translations->$3->>'title', v.title) order by v.measure_id) as names
       from found join measure_version v on v.starts = found.starts
      where ${registered} group by found.starts`,
    [day, last, locale],
  );
  return row ?? null;
}
