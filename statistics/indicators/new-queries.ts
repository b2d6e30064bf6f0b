import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { knownOn, trusted } from '../vintages.ts';

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

const NewFigureRow = z.object({
  indicator: z.string(),
  source: z.string(),
  sample: z.boolean(),
  knownAt: z.iso.date(),
  day: z.iso.date(),
  value: z.number(),
  beforeDay: z.iso.date().nullable(),
  before: z.number().nullable(),
});

/** The newest figure that came in a span of days for each indicator of a place that is not daily and has no dimensions, beside the period before it. A period that was published before is no new one: it is revised. */
export function listNewFigures(
  db: Db,
  yugoId: number,
  { from, to }: { from: string; to: string },
): Promise<z.output<typeof NewFigureRow>[]> {
  return db.rows(
    NewFigureRow,
    `select distinct on (s.indicator) s.indicator, s.source, s.sample, n.day, n.known_at as "knownAt", n.value,
            p.day as "beforeDay", p.value as before
       from series s
       join indicator i on i.code = s.indicator and i.kind not in ('daily', 'weekly')
       join source o on o.code = s.source
      cross join lateral (
        select f.day, f.value, f.known_at from fact f
         where f.series_id = s.series_id and f.known_at >= $2::date and ${knownOn('$3')} and ${trusted}
         order by f.day desc, f.known_at desc limit 1) n
       left join lateral (
        select f.day, f.value from fact f
         where f.series_id = s.series_id and f.day < n.day and ${knownOn('$3')} and ${trusted}
         order by f.day desc, f.known_at desc limit 1) p on true
      where s.place_id = $1::int and not s.sample and s.dims = ''
        and not exists (select from fact f where f.series_id = s.series_id and f.day = n.day and f.known_at < n.known_at)
      order by s.indicator, o.priority, n.day desc`,
    [yugoId, from, to],
  );
}
