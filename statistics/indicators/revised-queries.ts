import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { knownOn } from '../vintages.ts';

/** Of an indicator the figure that was revised most in a span, of its whole where that was revised, and how many were. It tells what stood, what stands, by which source since which day. */
const RevisedRow = z.object({
  indicator: z.string(),
  /** Dimensions of its series, such as `sex=female`; empty for the whole. */
  dims: z.string(),
  day: z.iso.date(),
  knownAt: z.iso.date(),
  value: z.number(),
  before: z.number(),
  source: z.string(),
  sample: z.boolean(),
  count: z.int(),
});

/** Indicators of a place, by dimensions too, of which figures were revised in a span of days, both included, the newest first. The same revisions as those of the indicators' logs, measured figures only. */
export function listRevisedOf(
  db: Db,
  yugoId: number,
  { from, to }: { from: string; to: string },
): Promise<z.output<typeof RevisedRow>[]> {
  return db.rows(
    RevisedRow,
    `with fresh as materialized (
       select distinct s.indicator, s.dims
         from series s
        cross join lateral (
          select 1 from fact f where f.series_id = s.series_id and f.known_at >= $2::date and ${knownOn('$3')} limit 1) n
        where s.place_id = $1::int and not s.sample),
     known as (
       select s.indicator, s.dims, s.source, s.sample, f.day, f.known_at, f.value, lag(f.value) over w as before,
              lag(f.known_at) over w as since
         from fresh
         join series s on s.indicator = fresh.indicator and s.dims = fresh.dims and s.place_id = $1::int
         join source o on o.code = s.source
        cross join lateral (
          select f.day, f.value, f.known_at from fact f
           where f.series_id = s.series_id and ${knownOn('$3')} offset 0) f
       window w as (partition by s.indicator, s.dims, f.day order by f.known_at, o.priority desc)),
     revised as (
       select k.*, count(*) over (partition by k.indicator)::int as count,
              row_number() over (partition by k.indicator
                order by k.dims <> '', abs(k.value - k.before) / nullif(abs(k.before), 0) desc nulls first, k.day desc, k.dims) as nth
         from known k
        where k.known_at >= $2::date and k.since < k.known_at and k.value is distinct from k.before)
     select indicator, dims, day, known_at as "knownAt", value, before, source, sample, count
       from revised where nth = 1 order by known_at desc, count desc, indicator`,
    [yugoId, from, to],
  );
}
