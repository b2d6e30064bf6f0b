import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { Indicator } from '../shapes/indicator.ts';
import { knownOn } from '../vintages.ts';

/** Name, unit and kind of indicators in one language, all of them for null; unknown codes are left out. */
export function listIndicators(
  db: Db,
  codes: readonly string[] | null,
  locale: Locale,
): Promise<Indicator[]> {
  const wanted = codes && [...new Set(codes)].toSorted();
  return readHandbook(db, `indicators ${locale} ${wanted?.join() ?? '*'}`, () =>
    db.rows(
      Indicator,
      `select i.code as indicator, i.name_${locale} as name, json_build_object('code', u.code, 'forms', string_to_array(u.name_${locale}, '|')) as unit, i.decimals,
            i.direction as "upIs", i.family, i.kind as period
       from indicator i join unit u on u.code = i.unit
      where $1::text[] is null or i.code = any($1::text[])
      order by i.family, i.code`,
      [wanted],
    ),
  );
}

const SpanRow = z.object({ indicator: z.string(), first: z.iso.date(), last: z.iso.date(), places: z.int() });

/** An indicator worth a map: its first and last day in any subject, and how many subjects have the last one. */
export type MapSpan = z.output<typeof SpanRow>;

/** Fewest subjects with values for an indicator to be worth a map. */
const minPlaces = 40;

/** Indicators without dimensions that enough subjects have, with the span of their data as known on a day; null = all of them. One index probe or two a series; kept as long as the data stays the same. */
export function listMapSpans(db: Db, indicator: string | null, asOf: string): Promise<MapSpan[]> {
  return readHandbook(db, `map spans ${indicator ?? '*'} ${asOf}`, () =>
    db.rows(
      SpanRow,
      `with ends as (
       select s.indicator, s.place_id, a.day as first, z.day as last
         from series s
         join place p on p.yugo_id = s.place_id and p.kind = 'region'
        cross join lateral (select f.day from fact f where f.series_id = s.series_id and ${knownOn('$2')} order by f.day limit 1) a
        cross join lateral (select f.day from fact f where f.series_id = s.series_id and ${knownOn('$2')} order by f.day desc limit 1) z
        where s.dims = '' and ($1::text is null or s.indicator = $1))
     select e.indicator, min(e.first) as first, max(e.last) as last,
            count(distinct e.place_id) filter (where e.last = m.last)::int as places
       from ends e
       join (select indicator, max(last) as last from ends group by indicator) m using (indicator)
      group by e.indicator
     having count(distinct e.place_id) >= $3::int
      order by e.indicator`,
      [indicator, asOf, minPlaces],
    ),
  );
}
