import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { Indicator } from './shapes/indicator.ts';
import { knownOn } from './vintages.ts';

const Entry = z.object({
  source: z.string(),
  indicator: z.string(),
  sample: z.boolean(),
  rows: z.int(),
  places: z.int(),
  first: z.iso.date(),
  last: z.iso.date(),
  knownAt: z.iso.date(),
});

/** One indicator as one source gives it. */
export type SetEntry = z.output<typeof Entry>;

/**
 * What was known of one indicator on a day, by source: one range of the index a series. Joined plainly, the whole table of
 * facts was read for an indicator of a single series.
 */
export function countIndicator(db: Db, indicator: string, asOf: string): Promise<SetEntry[]> {
  return db.rows(
    Entry,
    `select s.source, s.indicator, s.sample, sum(known.rows)::int as rows, count(distinct s.place_id)::int as places,
            min(known.first) as first, max(known.last) as last, max(known."knownAt") as "knownAt"
       from series s
       cross join lateral (
            select count(*) as rows, min(f.day) as first, max(f.day) as last, max(f.known_at) as "knownAt"
              from fact f where f.series_id = s.series_id and ${knownOn('$2')}) known
      where s.indicator = $1 and known.rows > 0
      group by s.source, s.indicator, s.sample`,
    [indicator, asOf],
  );
}

const Listed = Entry.extend({
  about: Indicator,
  provider: z.string(),
  title: z.string(),
  licence: z.string(),
  url: z.string().nullable(),
  caveat: z.string().nullable(),
});

/** The counted entries with their names in a language, by family and source. */
export function listEntries(db: Db, locale: Locale): Promise<z.output<typeof Listed>[]> {
  return db.rows(
    Listed,
    `select e.source, e.indicator, e.sample, e.rows, e.places, e.first_day as first, e.last_day as last, e.known_at as "knownAt",
            json_build_object('indicator', i.code, 'name', i.name_${locale}, 'decimals', i.decimals, 'upIs', i.direction,
              'family', i.family, 'period', i.kind,
              'unit', json_build_object('code', u.code, 'forms', string_to_array(u.name_${locale}, '|'))) as about,
            p.name_${locale} as provider, o.title, o.licence, o.url, c.text_${locale} as caveat
       from catalogue_entry e
       join indicator i on i.code = e.indicator
       join unit u on u.code = i.unit
       join source o on o.code = e.source
       join provider p on p.code = o.provider_code
       left join caveat c on c.code = o.caveat_code
      order by i.family, o.priority, e.source, i.code`,
  );
}

/** Replaces what was counted, with the import and the day it was counted at. */
export async function writeEntries(
  db: Db,
  entries: readonly SetEntry[],
  { load, openDay }: { load: number; openDay: string },
): Promise<void> {
  await db.run('delete from catalogue_entry');
  await db.run(
    `insert into catalogue_entry (source, indicator, sample, rows, places, first_day, last_day, known_at)
     select e.source, e.indicator, e.sample, e.rows, e.places, e.first, e.last, e."knownAt"
       from json_to_recordset($1::json) as e(source text, indicator text, sample boolean, rows int, places int,
            first date, last date, "knownAt" date)`,
    [JSON.stringify(entries)],
  );
  await db.run(
    `insert into catalogue_state (published_load, open_day) values ($1, $2::date)
     on conflict (only_row) do update set published_load = excluded.published_load, open_day = excluded.open_day`,
    [load, openDay],
  );
}

const State = z.object({ load: z.int(), openDay: z.iso.date() });

/** Which import and which open day the entries were counted at; null before the first count. */
export async function readCatalogueState(db: Db): Promise<z.output<typeof State> | null> {
  const [row] = await db.rows(
    State,
    'select published_load as load, open_day as "openDay" from catalogue_state',
  );
  return row ?? null;
}

const Series = z.object({
  id: z.int(),
  indicator: z.string(),
  dims: z.string(),
  yugoId: z.int(),
  iso: z.string().nullable(),
  sample: z.boolean(),
});

/** Every series of a family of indicators of one source. */
export function listSeriesOf(db: Db, source: string, family: string): Promise<z.output<typeof Series>[]> {
  return db.rows(
    Series,
    `select s.series_id as id, s.indicator, s.dims, s.place_id as "yugoId", p.iso, s.sample
       from series s join indicator i on i.code = s.indicator join place p on p.yugo_id = s.place_id
      where s.source = $1 and i.family = $2 order by s.indicator, s.place_id, s.dims, s.series_id`,
    [source, family],
  );
}

/** Every vintage of some series that was known on a day, by series, then oldest first. */
export function readFacts(
  db: Db,
  series: readonly number[],
  asOf: string,
): Promise<{ id: number; day: string; value: number; knownAt: string }[]> {
  return db.query(
    `select f.series_id as id, f.day::text as day, f.value, f.known_at::text as "knownAt"
       from fact f where f.series_id = any($1::int[]) and ${knownOn('$2')}
      order by array_position($1::int[], f.series_id), f.day, f.known_at`,
    [series, asOf],
  );
}
