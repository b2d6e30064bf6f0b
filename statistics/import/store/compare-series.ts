import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { findSeriesIds } from './name-series.ts';
import type { SeriesFacts } from './series.ts';

/** A fact that the database has with another value for the same series, day and vintage. */
export interface Contradiction {
  /** Position of the series, and of the fact in it. */
  series: number;
  at: number;
  /** The value the database has. */
  known: number;
}

/** Facts asked for by one statement: a few milliseconds. */
const factsAtOnce = 1_000;
const Row = z.object({ position: z.int(), known: z.number() });

interface Place {
  id: number;
  series: number;
  at: number;
}

/** Compares facts with those the database has: how many it has with the same value, and which it has with another. */
export async function compareSeries(
  db: Db,
  all: readonly SeriesFacts[],
): Promise<{ same: number; contradictions: Contradiction[] }> {
  const contradictions: Contradiction[] = [];
  let same = 0;
  const ids = await findSeriesIds(db, all);
  for (const places of listPlaces(all, ids)) {
    for (const { position, known } of await findKnown(db, all, places)) {
      const { series, at } = places[position - 1]!;
      if (all[series]!.values[at] === known) same += 1;
      else contradictions.push({ series, at, known });
    }
  }
  return { same, contradictions };
}

/** Facts of the series the database has, in runs of one statement each. */
function* listPlaces(all: readonly SeriesFacts[], ids: readonly (number | undefined)[]): Generator<Place[]> {
  let run: Place[] = [];
  for (const [series, { days }] of all.entries()) {
    const id = ids[series];
    if (id === undefined) continue;
    for (const at of days.keys()) {
      run.push({ id, series, at });
      if (run.length < factsAtOnce) continue;
      yield run;
      run = [];
    }
  }
  if (run.length > 0) yield run;
}

function findKnown(
  db: Db,
  all: readonly SeriesFacts[],
  places: readonly Place[],
): Promise<z.output<typeof Row>[]> {
  const column = (read: (place: Place) => number): string => `{${places.map(read).join()}}`;
  return db.rows(
    Row,
    `select w.position, f.value as known
       from unnest($1::int[], $2::int[], $3::int[]) with ordinality as w(series_id, day, known_at, position)
       join fact f on f.series_id = w.series_id and f.day = date '1970-01-01' + w.day and f.known_at = date '1970-01-01' + w.known_at`,
    [
      column(({ id }) => id),
      column(({ series, at }) => all[series]!.days[at]!),
      column(({ series, at }) => all[series]!.knownAt[at]!),
    ],
  );
}
