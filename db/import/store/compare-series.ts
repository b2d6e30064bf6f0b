import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { findSeriesIds } from './name-series.ts';
import type { SeriesFacts } from './series.ts';

/** A fact that the database has with another value for the same series, day and vintage. */
export interface Contradiction {
  series: number;
  at: number;
  /** The value the database has. */
  known: number;
}

const factsAtOnce = 2_000;
const Row = z.object({ position: z.int(), known: z.number() });

/** Compares facts with those the database has: how many it has with the same value, and which it has with another. */
export async function compareSeries(db: Db, all: readonly SeriesFacts[]): Promise<{ same: number; contradictions: Contradiction[] }> {
  const ids = await findSeriesIds(db, all);
  const contradictions: Contradiction[] = [];
  let same = 0;
  for (const [series, facts] of all.entries()) {
    if (ids[series] === undefined) continue;
    for (let from = 0; from < facts.days.length; from += factsAtOnce) {
      for (const { position, known } of await findKnown(db, ids[series], facts, from)) {
        const at = from + position - 1;
        if (facts.values[at] === known) same += 1;
        else contradictions.push({ series, at, known });
      }
    }
  }
  return { same, contradictions };
}

function findKnown(db: Db, id: number, { days, knownAt }: SeriesFacts, from: number): Promise<z.output<typeof Row>[]> {
  const part = (list: readonly number[]): string => `{${list.slice(from, from + factsAtOnce).join()}}`;
  return db.rows(
    Row,
    `select w.position, f.value as known
       from unnest($2::int[], $3::int[]) with ordinality as w(day, known_at, position)
       join fact f on f.series_id = $1::int and f.day = date '1970-01-01' + w.day and f.known_at = date '1970-01-01' + w.known_at`,
    [id, part(days), part(knownAt)],
  );
}
