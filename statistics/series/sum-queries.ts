import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { bestFirst, knownOn, trusted } from '../vintages.ts';

/**
 * The best known value of each series of an indicator in the subjects and each day; `$1` the indicator, `$2` as of which day.
 * The series are found first and each is one range of the facts' index: a join would read every fact there is.
 * @param chosen a condition on `series s`.
 */
const knownOf = (chosen: string): string => `
  found as materialized (
    select s.series_id, s.place_id, s.dims, s.source, s.sample, s.doubted
      from series s
      join place p on p.yugo_id = s.place_id and p.kind = 'region'
     where s.indicator = $1 and ${chosen}),
  known as (
    select distinct on (s.place_id, s.dims, f.day) s.place_id, s.dims, s.source, s.sample, f.day, f.value, f.known_at
      from found s
      join source o on o.code = s.source
     cross join lateral (
       select f.day, f.value, f.known_at from fact f
        where f.series_id = s.series_id and ${knownOn('$2')} and ${trusted} offset 0) f
     order by s.place_id, s.dims, f.day, ${bestFirst})`;
const origin = `max(source) as source, bool_or(sample) as sample, max(known_at) as "knownAt"`;

const Sum = z.object({
  day: z.iso.date(),
  value: z.number(),
  source: z.string(),
  sample: z.boolean(),
  knownAt: z.iso.date(),
});
const PartSum = Sum.extend({ dims: z.string(), places: z.int() });
const PlaceSum = Sum.extend({ yugoId: z.int() });

/**
 * An indicator that adds up, summed over some subjects (null = all that have it) for each of its dimensions (or those
 * of `dims`) and days, oldest first. `places` = how many were summed.
 */
export function sumOverPlaces(
  db: Db,
  indicator: string,
  places: readonly number[] | null,
  asOf: string,
  dims: readonly string[] | null = null,
): Promise<z.output<typeof PartSum>[]> {
  return db.rows(
    PartSum,
    `with ${knownOf('($3::int[] is null or s.place_id = any($3::int[])) and ($4::text[] is null or s.dims = any($4::text[]))')}
     select dims, day, sum(value) as value, count(*)::int as places, ${origin}
       from known group by dims, day order by dims, day`,
    [indicator, asOf, places, dims],
  );
}

/** An indicator whose dimensions add up to the whole, summed over them for each subject and day, oldest first; with `dims` only that part. */
export function sumOverDims(
  db: Db,
  indicator: string,
  asOf: string,
  dims: string | null = null,
): Promise<z.output<typeof PlaceSum>[]> {
  return db.rows(
    PlaceSum,
    `with ${knownOf('($3::text is null or s.dims = $3)')}
     select place_id as "yugoId", day, sum(value) as value, ${origin}
       from known group by place_id, day order by place_id, day`,
    [indicator, asOf, dims],
  );
}
