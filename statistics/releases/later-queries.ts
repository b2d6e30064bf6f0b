import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';

/** Calendar days: the first is left out, the last counts. */
interface Later {
  after: string;
  to: string;
}

const LaterRow = z.object({
  indicator: z.string(),
  name: z.string(),
  added: z.int(),
  changed: z.int(),
  since: z.iso.date(),
});

/** The statement of what became known in some days: one range of the index. `$1` the day before, `$2` the last. */
export const laterSql = `select indicator, sum(added)::int as added, sum(changed)::int as changed, min(known_at) as since
         from indicator_release where known_at > $1::date and known_at <= $2::date group by indicator`;

/** Indicators of which figures became known after a day: how many are new, how many replaced another, and since when; most new ones first. */
export function listReleasedLater(
  db: Db,
  { after, to }: Later,
  locale: Locale,
): Promise<z.output<typeof LaterRow>[]> {
  return db.rows(
    LaterRow,
    `select r.indicator, i.name_${locale} as name, r.added, r.changed, r.since
       from (${laterSql}) r join indicator i on i.code = r.indicator
      order by r.added desc, r.changed desc, r.indicator`,
    [after, to],
  );
}

/** True once the releases of the newest import were counted: before that nothing may be said of them. */
export async function areReleasesCounted(db: Db): Promise<boolean> {
  const [row] = await db.query(
    'select 1 from release_counted where published_load = (select published_load())',
  );
  return row !== undefined;
}

const EventRow = z.object({ day: z.iso.date(), names: z.array(z.string()) });

/** The nearest day before or after another on which indicators that are not daily or weekly got new figures, with their names, most figures first; null = none. */
export async function findReleaseBeside(
  db: Db,
  { day, side, last }: { day: string; side: 'before' | 'after'; last: string },
  locale: Locale,
): Promise<z.output<typeof EventRow> | null> {
  const [comparison, order] = side === 'before' ? ['<', 'desc'] : ['>', 'asc'];
  const [row] = await db.rows(
    EventRow,
    `with found as (
       select r.known_at from indicator_release r join indicator i on i.code = r.indicator
        where r.known_at ${comparison} $1::date and r.known_at <= $2::date and r.added > 0 and i.kind not in ('daily', 'weekly')
        order by r.known_at ${order} limit 1)
     select found.known_at as day, array_agg(i.name_${locale} order by r.added desc, i.code) as names
       from found join indicator_release r using (known_at) join indicator i on i.code = r.indicator
      where r.added > 0 and i.kind not in ('daily', 'weekly')
      group by found.known_at`,
    [day, last],
  );
  return row ?? null;
}
