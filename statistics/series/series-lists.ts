import DataLoader from 'dataloader';
import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { knownOn } from '../vintages.ts';

/** A span of calendar days, both included, `YYYY-MM-DD`, and the day as of which it is read. */
export interface Span {
  from: string;
  to: string;
  asOf: string;
}

/** Daily series that are asked for: every one of the indicators in every one of the places, in all places for null. */
export interface Asked extends Span {
  indicators: readonly string[];
  places: readonly number[] | null;
}

/** Days and values arrive as text lists: reading 20 000 of them as arrays would hold the event loop ten times longer. `days` = numbers of days since `epoch`. */
const SeriesRow = z.object({
  yugoId: z.int(),
  indicator: z.string(),
  source: z.string(),
  sample: z.boolean(),
  days: z.string(),
  values: z.string(),
});

/** A series with its known days and values as lists, the better source first among those of one place and indicator. */
export type SeriesRow = z.output<typeof SeriesRow>;

/** The day that is number 0 of a series' days. */
export const epoch = '2000-01-01';

const loaders = new WeakMap<Db, DataLoader<Asked, SeriesRow[]>>();

/**
 * Daily series over the asked span at least. What calls of one page ask for in one turn of the event loop goes to the
 * database in one statement. There is one for each day as of which it is read, and each of the calls has the rows of
 * all. Callers share the rows and must not change them.
 */
export function readSeriesLists(db: Db, asked: Asked): Promise<SeriesRow[]> {
  let loader = loaders.get(db);
  if (!loader) {
    loader = new DataLoader((all) => readAll(db, all), {
      cache: false,
      batchScheduleFn: (send) => void setImmediate(send),
    });
    loaders.set(db, loader);
  }
  return loader.load(asked);
}

function readAll(db: Db, all: readonly Asked[]): Promise<SeriesRow[][]> {
  const ofNamed = Map.groupBy(
    all.filter(({ places }) => places !== null),
    ({ asOf }) => asOf,
  );
  const readings = new Map([...ofNamed].map(([asOf, together]) => [asOf, readNamed(db, together, asOf)]));
  return Promise.all(
    all.map((asked) => (asked.places === null ? readEverywhere(db, asked) : readings.get(asked.asOf)!)),
  );
}

/**
 * One range scan a series in the order of its key, from its end, with the newest vintage of each day. Sorting the facts
 * of all series together cost four times as much.
 */
const listsOf = (first: string, last: string, asOf: string): string => `cross join lateral (
         select string_agg((k.day - date '${epoch}')::text, ',') as days, string_agg(k.value::text, ',') as values
           from (select distinct on (f.day) f.day, f.value from fact f
                  where f.series_id = s.series_id and f.day between ${first}::date and ${last}::date and ${knownOn(asOf)}
                  order by f.day desc, f.known_at desc) k) f`;
const columns = 's.place_id as "yugoId", s.indicator, s.source, s.sample, f.days, f.values';

function readEverywhere(db: Db, { indicators, from, to, asOf }: Asked): Promise<SeriesRow[]> {
  return db.rows(
    SeriesRow,
    `select ${columns}
       from series s
       join source o on o.code = s.source
       ${listsOf('$2', '$3', '$4')}
      where s.indicator = any($1::text[]) and s.dims = '' and f.days is not null
      order by s.sample, o.priority`,
    [indicators, from, to, asOf],
  );
}

function readNamed(db: Db, all: readonly Asked[], asOf: string): Promise<SeriesRow[]> {
  const wanted = new Map<string, { indicator: string; place: number; from: string; to: string }>();
  for (const { indicators, places, from, to } of all)
    for (const indicator of indicators)
      for (const place of places!) {
        const key = `${indicator} ${place}`;
        const known = wanted.get(key) ?? { indicator, place, from, to };
        known.from = from < known.from ? from : known.from;
        known.to = to > known.to ? to : known.to;
        wanted.set(key, known);
      }
  const rows = [...wanted.values()];
  return db.rows(
    SeriesRow,
    `select ${columns}
       from unnest($1::text[], $2::int[], $3::date[], $4::date[]) w(indicator, place, first, last)
       join series s on s.indicator = w.indicator and s.place_id = w.place and s.dims = ''
       join source o on o.code = s.source
       ${listsOf('w.first', 'w.last', '$5')}
      where f.days is not null
      order by s.sample, o.priority`,
    [
      rows.map(({ indicator }) => indicator),
      rows.map(({ place }) => place),
      rows.map(({ from }) => from),
      rows.map(({ to }) => to),
      asOf,
    ],
  );
}
