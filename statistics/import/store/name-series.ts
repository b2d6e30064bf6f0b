import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Load } from './run-load.ts';
import type { SeriesFacts } from './series.ts';

/**
 * Series looked up and made by one statement. In the embedded database readers wait meanwhile: two or three milliseconds,
 * and a few for what is made, because each is checked against four tables. On a server the way there and back counts.
 */
const atOnce = { embedded: { found: 100, made: 60 }, postgres: { found: 2_000, made: 2_000 } } as const;

const Named = z.object({ position: z.int(), id: z.int() });

/** The number of each series in the given order; series not there yet are made under the load. */
export async function nameSeries(load: Load, series: readonly SeriesFacts[]): Promise<number[]> {
  const ids = await findSeriesIds(load.db, series);
  const missing = series.filter((_, index) => ids[index] === undefined);
  const { made: most } = atOnce[load.db.kind];
  for (let from = 0; from < missing.length; from += most) await make(load, missing.slice(from, from + most));
  const made = (await findSeriesIds(load.db, missing)).values();
  return ids.map((id) => id ?? made.next().value!);
}

/** The number of each series in the given order, undefined where the database has none. */
export async function findSeriesIds(db: Db, series: readonly SeriesFacts[]): Promise<(number | undefined)[]> {
  const ids: (number | undefined)[] = series.map(() => undefined);
  const { found: most } = atOnce[db.kind];
  for (let from = 0; from < series.length; from += most) {
    for (const { position, id } of await findSome(db, series.slice(from, from + most)))
      ids[from + position - 1] = id;
  }
  return ids;
}

const wanted = `unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::boolean[])
  with ordinality as w(indicator, dims, place_id, source, sample, position)`;

function columnsOf(series: readonly SeriesFacts[]): unknown[] {
  return [
    series.map(({ indicator }) => indicator),
    series.map(({ dims }) => dims),
    series.map(({ place }) => place),
    series.map(({ source }) => source),
    series.map(({ sample }) => sample),
  ];
}

function findSome(db: Db, series: readonly SeriesFacts[]): Promise<z.output<typeof Named>[]> {
  return db.rows(
    Named,
    `select w.position, s.series_id as id
       from ${wanted}
       join series s on s.indicator = w.indicator and s.dims = w.dims and s.place_id = w.place_id and s.source = w.source and s.sample = w.sample`,
    columnsOf(series),
  );
}

function make({ id, db }: Load, series: readonly SeriesFacts[]): Promise<number> {
  return db.run(
    `insert into series (indicator, dims, place_id, source, sample, known_at_assumed, load_id)
     select w.indicator, w.dims, w.place_id, w.source, w.sample, a.assumed, $7::int
       from ${wanted}
       join unnest($6::boolean[]) with ordinality as a(assumed, position) using (position)
      order by w.position`,
    [...columnsOf(series), series.map(({ knownAtAssumed }) => knownAtAssumed), id],
  );
}
