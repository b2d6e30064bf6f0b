import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** Moscow days of a span on which the feeds brought anything at all. */
export async function listKnownDays(
  db: Db,
  { from, clock }: { from: Date; clock: Date },
): Promise<Set<string>> {
  const rows = await db.rows(
    z.object({ day: z.string() }),
    `select to_char(day, 'YYYY-MM-DD') as day
       from generate_series(date_trunc('day', $1::timestamptz at time zone 'Europe/Moscow'), $2::timestamptz at time zone 'Europe/Moscow', interval '1 day') as day
      where exists (select from seen_news n
                     where n.published_at >= day at time zone 'Europe/Moscow'
                       and n.published_at < (day + interval '1 day') at time zone 'Europe/Moscow' and n.published_at <= $2)`,
    [from, clock],
  );
  return new Set(rows.map(({ day }) => day));
}
