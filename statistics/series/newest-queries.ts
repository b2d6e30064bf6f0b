import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { Indicator } from '../shapes/indicator.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { knownOn } from '../vintages.ts';

const Newest = z.object({
  indicator: z.string(),
  yugoId: z.int(),
  day: z.iso.date(),
  value: z.number(),
  /** The period before; null where there is none. */
  previous: z.number().nullable(),
  /** Code of the newest figure's source. */
  source: z.string(),
});

/** The newest figure of a series without dimensions, and the one of the period before. */
export type Newest = z.output<typeof Newest>;

/** The newest figures of several series without dimensions as known on a day; a series without values has none. One query. */
export function readNewest(
  db: Db,
  wanted: readonly { indicator: string; yugoId: number }[],
  asOf: string,
): Promise<Newest[]> {
  return db.rows(
    Newest,
    `select x.indicator, x.place as "yugoId", v.days[1] as day, v.values[1] as value, v.values[2] as previous, v.source
       from (select distinct * from unnest($1::text[], $2::int[]) w(indicator, place)) x
      cross join lateral (
        select array_agg(n.day::text order by n.day desc) as days, array_agg(n.value order by n.day desc) as values,
               (array_agg(n.source order by n.day desc))[1] as source
          from (select p.day, p.value, p.source from place_values(x.indicator, '', x.place, $3::date) p
                 order by p.day desc limit 2) n) v
      where v.days is not null`,
    [wanted.map(({ indicator }) => indicator), wanted.map(({ yugoId }) => yugoId), asOf],
  );
}

const Recent = z.object({
  indicator: z.string(),
  yugoId: z.int(),
  figures: z.array(z.object({ day: z.iso.date(), value: z.number() })),
});

/** The newest figures of several series without dimensions as known on a day, so many of each, oldest first; a series without values has none. One query. */
export function readRecent(
  db: Db,
  wanted: readonly { indicator: string; yugoId: number }[],
  asOf: string,
  count: number,
): Promise<z.output<typeof Recent>[]> {
  return db.rows(
    Recent,
    `select x.indicator, x.place as "yugoId", v.figures
       from (select distinct * from unnest($1::text[], $2::int[]) w(indicator, place)) x
      cross join lateral (
        select jsonb_agg(jsonb_build_object('day', n.day, 'value', n.value) order by n.day) as figures
          from (select p.day, p.value from place_values(x.indicator, '', x.place, $3::date) p
                 order by p.day desc limit $4) n) v
      where v.figures is not null`,
    [wanted.map(({ indicator }) => indicator), wanted.map(({ yugoId }) => yugoId), asOf, count],
  );
}

/** Every indicator without dimensions that a place has a value of, as known on a day. One index probe a series. */
export function listIndicatorsOf(db: Db, yugoId: number, asOf: string, locale: Locale): Promise<Indicator[]> {
  return db.rows(
    Indicator,
    `select i.code as indicator, i.name_${locale} as name, json_build_object('code', u.code, 'forms', string_to_array(u.name_${locale}, '|')) as unit, i.decimals,
            i.direction as "upIs", i.family, i.kind as period
       from indicator i join unit u on u.code = i.unit
      where exists (
        select 1 from series s
         cross join lateral (select 1 from fact f where f.series_id = s.series_id and ${knownOn('$2')} limit 1) f
         where s.indicator = i.code and s.dims = '' and s.place_id = $1)
      order by i.family, i.name_${locale}, i.code`,
    [yugoId, asOf],
  );
}

/** Number of the newest import that everybody sees: facts known by a day change when it does. */
export async function readPublishedLoad(db: Db): Promise<number> {
  const [row] = await db.rows(z.object({ load: z.int() }), 'select published_load() as load');
  return row!.load;
}
