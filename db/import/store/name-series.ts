import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Load } from './run-load.ts';
import type { SeriesFacts } from './series.ts';

/** Series named by one statement: a few milliseconds. */
const seriesAtOnce = 250;

const Named = z.object({ position: z.int(), id: z.int() });

/** The number of each series in the given order; series not there yet are made under the load. */
export async function nameSeries(load: Load, series: readonly SeriesFacts[]): Promise<number[]> {
  for (let from = 0; from < series.length; from += seriesAtOnce)
    await addMissing(load, series.slice(from, from + seriesAtOnce));
  return (await findSeriesIds(load.db, series)) as number[];
}

/** The number of each series in the given order, undefined where the database has none. */
export async function findSeriesIds(db: Db, series: readonly SeriesFacts[]): Promise<(number | undefined)[]> {
  const ids: (number | undefined)[] = series.map(() => undefined);
  for (let from = 0; from < series.length; from += seriesAtOnce) {
    const part = series.slice(from, from + seriesAtOnce);
    for (const { position, id } of await findSome(db, part)) ids[from + position - 1] = id;
  }
  return ids;
}

const wanted = `unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::boolean[], $6::boolean[])
  with ordinality as w(indicator, dims, place_id, source, sample, known_at_assumed, position)`;

const match =
  's.indicator = w.indicator and s.dims = w.dims and s.place_id = w.place_id and s.source = w.source and s.sample = w.sample';

function columnsOf(series: readonly SeriesFacts[]): unknown[] {
  return [
    series.map(({ indicator }) => indicator),
    series.map(({ dims }) => dims),
    series.map(({ place }) => place),
    series.map(({ source }) => source),
    series.map(({ sample }) => sample),
    series.map(({ knownAtAssumed }) => knownAtAssumed),
  ];
}

function addMissing({ id, db }: Load, series: readonly SeriesFacts[]): Promise<number> {
  return db.run(
    `insert into series (indicator, dims, place_id, source, sample, known_at_assumed, load_id)
     select w.indicator, w.dims, w.place_id, w.source, w.sample, w.known_at_assumed, $7::int
       from ${wanted}
      where not exists (select from series s where ${match})
      order by w.position`,
    [...columnsOf(series), id],
  );
}

function findSome(db: Db, series: readonly SeriesFacts[]): Promise<z.output<typeof Named>[]> {
  return db.rows(
    Named,
    `select w.position, s.series_id as id from ${wanted} join series s on ${match}`,
    columnsOf(series),
  );
}
