import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const SpanRow = z.object({ indicator: z.string(), first: z.iso.date(), last: z.iso.date() });

/** Least number of subjects with values for an indicator to be worth a map. */
const fewestPlaces = 40;

/** Indicators without dimensions that enough subjects have, with the span of the country's or the first subject's data as known on a day; null = all of them. */
export function listMapSpans(
  db: Db,
  indicator: string | null,
  asOf: string,
): Promise<z.output<typeof SpanRow>[]> {
  return db.rows(
    SpanRow,
    `select x.indicator, f.day as first, l.day as last
       from (select s.indicator, min(s.series_id) as series_id
               from series s join place p on p.yugo_id = s.place_id and p.kind = 'region'
              where s.dims = '' and not s.sample and ($1::text is null or s.indicator = $1)
              group by s.indicator
             having count(distinct s.place_id) >= $3::int) x
       cross join lateral (select day from fact where series_id = x.series_id and known_at <= $2::date and load_id <= (select published_load()) order by day limit 1) f
       cross join lateral (select day from fact where series_id = x.series_id and known_at <= $2::date and load_id <= (select published_load()) order by day desc limit 1) l
      order by x.indicator`,
    [indicator, asOf, fewestPlaces],
  );
}

const DayRow = z.object({ yugoId: z.int(), value: z.number() });

/** One published indicator of every place on one day: one index probe a place. */
export function readDay(
  db: Db,
  indicator: string,
  day: string,
  asOf: string,
): Promise<z.output<typeof DayRow>[]> {
  return db.rows(
    DayRow,
    `select place_id as "yugoId", value from day_values($1::text, '', $2::date, $3::date)`,
    [indicator, day, asOf],
  );
}

const LastDayRow = z.object({ day: z.iso.date().nullable() });

/** The newest day not later than `day` on which an indicator has values. */
export async function findDayOf(
  db: Db,
  indicator: string,
  day: string,
  asOf: string,
): Promise<string | null> {
  const [row] = await db.rows(
    LastDayRow,
    `select max(k.day) as day
       from series s
       cross join lateral (
         select f.day from fact f
          where f.series_id = s.series_id and f.day <= $2::date and f.known_at <= $3::date and f.load_id <= (select published_load())
          order by f.day desc limit 1) k
      where s.indicator = $1 and s.dims = '' and not s.sample`,
    [indicator, day, asOf],
  );
  return row?.day ?? null;
}

const FrameRow = z.object({ yugoId: z.int(), day: z.iso.date(), value: z.number() });

/** A published indicator of every subject on the named days. */
export function readFrames(
  db: Db,
  indicator: string,
  days: readonly string[],
  asOf: string,
): Promise<z.output<typeof FrameRow>[]> {
  return db.rows(
    FrameRow,
    `select distinct on (s.place_id, f.day) s.place_id as "yugoId", f.day, f.value
       from series s
       join place p on p.yugo_id = s.place_id and p.kind = 'region'
       join source o on o.code = s.source
       join fact f on f.series_id = s.series_id
      where s.indicator = $1 and s.dims = '' and not s.sample
        and f.day = any($2::date[]) and f.known_at <= $3::date and f.load_id <= (select published_load())
      order by s.place_id, f.day, o.priority, f.known_at desc`,
    [indicator, days, asOf],
  );
}

/** Days on which a published indicator has values, oldest first. */
export async function listDaysOf(
  db: Db,
  indicator: string,
  from: string,
  to: string,
  asOf: string,
): Promise<string[]> {
  const rows = await db.rows(
    z.object({ day: z.iso.date() }),
    `select distinct f.day
       from series s join fact f on f.series_id = s.series_id
      where s.indicator = $1 and s.dims = '' and not s.sample and f.day between $2::date and $3::date
        and f.known_at <= $4::date and f.load_id <= (select published_load())
      order by f.day`,
    [indicator, from, to, asOf],
  );
  return rows.map(({ day }) => day);
}
