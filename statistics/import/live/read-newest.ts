import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { findSeriesIds } from '../store/name-series.ts';
import type { EpochDay, SeriesName } from '../store/series.ts';

/** The newest known value of each day of a series, with the day it became known. */
export type NewestByDay = ReadonlyMap<EpochDay, { value: number; knownAt: EpochDay }>;

/** Series read by one statement. */
const atOnce = 40;
const Row = z.object({ id: z.int(), days: z.string(), knownAt: z.string(), values: z.string() });

/** Newest values of series in the given order; a series the store does not have is empty. */
export async function readNewest(
  db: Db,
  series: readonly (SeriesName & Parameters<typeof findSeriesIds>[1][number])[],
): Promise<NewestByDay[]> {
  const ids = await findSeriesIds(db, series);
  const known = new Map<number, NewestByDay>();
  const there = ids.filter((id) => id !== undefined);
  for (let from = 0; from < there.length; from += atOnce) {
    for (const row of await readSome(db, there.slice(from, from + atOnce))) known.set(row.id, unpack(row));
    await setImmediate();
  }
  return ids.map((id) => (id === undefined ? undefined : known.get(id)) ?? new Map());
}

function readSome(db: Db, ids: readonly number[]): Promise<z.output<typeof Row>[]> {
  return db.rows(
    Row,
    `select n.series_id as id, string_agg(n.day::text, ',' order by n.day) as days,
            string_agg(n.known::text, ',' order by n.day) as "knownAt", string_agg(n.value::text, ',' order by n.day) as values
       from (select distinct on (f.series_id, f.day) f.series_id, f.day - date '1970-01-01' as day,
                    f.known_at - date '1970-01-01' as known, f.value
               from fact f
              where f.series_id = any($1::int[]) and f.load_id <= (select published_load())
              order by f.series_id, f.day, f.known_at desc) n
      group by n.series_id`,
    [`{${ids.join()}}`],
  );
}

function unpack({ days, knownAt, values }: z.output<typeof Row>): NewestByDay {
  const [known, figures] = [knownAt.split(','), values.split(',')];
  return new Map(
    days
      .split(',')
      .map((day, at) => [Number(day), { value: Number(figures[at]), knownAt: Number(known[at]) }]),
  );
}
