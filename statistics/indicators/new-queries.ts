import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { knownOn } from '../vintages.ts';

const NewRow = z.object({ indicator: z.string(), name: z.string(), knownAt: z.iso.date() });

/** Indicators of a place that are not daily and got a figure in a span of days, the newest first. Days as `YYYY-MM-DD`, both included. */
export function listNewlyKnown(
  db: Db,
  yugoId: number,
  { from, to }: { from: string; to: string },
  locale: Locale,
): Promise<z.output<typeof NewRow>[]> {
  return db.rows(
    NewRow,
    `select i.code as indicator, i.name_${locale} as name, to_char(max(f.known_at), 'YYYY-MM-DD') as "knownAt"
       from series s
       join indicator i on i.code = s.indicator and i.kind not in ('daily', 'weekly')
       -- One range of the index a series; a join would read every fact there is.
      cross join lateral (
        select max(f.known_at) as known_at from fact f
         where f.series_id = s.series_id and f.known_at >= $2::date and ${knownOn('$3')} offset 0) f
      where s.place_id = $1::int and not s.sample and f.known_at is not null
      group by i.code
      order by max(f.known_at) desc, i.code`,
    [yugoId, from, to],
  );
}
