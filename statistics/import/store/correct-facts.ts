import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { findSeriesIds } from './name-series.ts';
import type { Load } from './run-load.ts';
import type { EpochDay, SeriesFacts } from './series.ts';

/** Blocks of the table gone through by one statement: some 4,000 facts, beside readers of the same connection. */
const blocksAtOnce = 30;
/** Facts after which others have their turn in the thread. */
const factsInOneGo = 20_000;

/** A fact of an earlier import that a newer edition of the same data set has with another value, or not at all. */
interface Correction {
  seriesId: number;
  day: EpochDay;
  knownAt: EpochDay;
  /** Null where the newer edition has none. */
  value: number | null;
}

/**
 * What a newer edition of a bundled data set says otherwise than the editions loaded before. Facts are never overwritten by an
 * import; an edition of our own files is the exception, because it mends what we copied wrong, not what a source has revised.
 */
export async function findCorrections(
  { id, db }: Load,
  dataSet: string,
  series: readonly SeriesFacts[],
): Promise<Correction[]> {
  const earlier = await listEarlierLoads(db, dataSet, id);
  if (earlier.length === 0) return [];
  const said = await gatherSaid(db, series);
  const corrections: Correction[] = [];
  for await (const fact of readFactsOf(db, earlier)) {
    const value = said.get(fact.seriesId)?.get(slotOf(fact.day, fact.knownAt)) ?? null;
    if (value !== fact.value) corrections.push({ ...fact, value });
  }
  return corrections;
}

/** Makes the corrections under the load's number; call it in the transaction that makes the load seen. */
export async function correctFacts(
  db: Db,
  loadId: number,
  corrections: readonly Correction[],
): Promise<void> {
  const column = (of: readonly Correction[], read: (each: Correction) => number | null): string =>
    `{${of.map(read).join()}}`;
  const keys = (of: readonly Correction[]): string[] => [
    column(of, ({ seriesId }) => seriesId),
    column(of, ({ day }) => day),
    column(of, ({ knownAt }) => knownAt),
  ];
  const wanted = `f.series_id = w.s and f.day = date '1970-01-01' + w.d and f.known_at = date '1970-01-01' + w.k`;
  const gone = corrections.filter(({ value }) => value === null);
  if (gone.length > 0)
    await db.run(
      `delete from fact f using unnest($1::int[], $2::int[], $3::int[]) w(s, d, k) where ${wanted}`,
      keys(gone),
    );
  const changed = corrections.filter(({ value }) => value !== null);
  if (changed.length > 0)
    await db.run(
      `update fact f set value = w.v, load_id = $5::int
         from unnest($1::int[], $2::int[], $3::int[], $4::double precision[]) w(s, d, k, v) where ${wanted}`,
      [...keys(changed), column(changed, ({ value }) => value), loadId],
    );
}

async function listEarlierLoads(db: Db, dataSet: string, loadId: number): Promise<number[]> {
  const rows = await db.rows(
    z.object({ id: z.int() }),
    `select load_id as id from data_load where data_set = $1 and origin = 'bundled' and published_at is not null and load_id <> $2::int`,
    [dataSet, loadId],
  );
  return rows.map(({ id }) => id);
}

/** One number for the day a fact is of and the day it became known; both lie within some 270 years of 1970. */
const slotOf = (day: EpochDay, knownAt: EpochDay): number => day * 1_000_000 + knownAt;

/** Values of the new edition by series and slot; of two of one slot the first, as when they are written. */
async function gatherSaid(db: Db, series: readonly SeriesFacts[]): Promise<Map<number, Map<number, number>>> {
  const ids = await findSeriesIds(db, series);
  const said = new Map<number, Map<number, number>>();
  let gathered = 0;
  for (const [index, { days, knownAt, values }] of series.entries()) {
    const own = new Map<number, number>();
    for (const [at, day] of days.entries()) {
      const slot = slotOf(day, knownAt[at]!);
      if (!own.has(slot)) own.set(slot, values[at]!);
    }
    said.set(ids[index]!, own);
    gathered += days.length;
    if (gathered < factsInOneGo) continue;
    gathered = 0;
    await setImmediate();
  }
  return said;
}

const FactsRow = z.object({
  seriesId: z.int(),
  days: z.string(),
  knownAt: z.string(),
  values: z.string(),
});

/** Facts that the named loads wrote, read by runs of blocks in short statements. */
async function* readFactsOf(
  db: Db,
  loads: readonly number[],
): AsyncGenerator<Correction & { value: number }> {
  const [size] = await db.rows(
    z.object({ blocks: z.int() }),
    `select (pg_relation_size('fact') / current_setting('block_size')::int)::int as blocks`,
  );
  const list = (what: string): string => `string_agg((${what})::text, ',' order by f.ctid)`;
  for (let block = 0; block <= size!.blocks; block += blocksAtOnce) {
    const rows = await db.rows(
      FactsRow,
      `select f.series_id as "seriesId", ${list("f.day - date '1970-01-01'")} as days,
              ${list("f.known_at - date '1970-01-01'")} as "knownAt", ${list('f.value')} as values
         from fact f where f.ctid >= $1::tid and f.ctid < $2::tid and f.load_id = any($3::int[])
        group by f.series_id`,
      [`(${block},0)`, `(${block + blocksAtOnce},0)`, loads],
    );
    for (const { seriesId, days, knownAt, values } of rows) {
      const [known, figures] = [knownAt.split(','), values.split(',')];
      for (const [at, day] of days.split(',').entries())
        yield { seriesId, day: Number(day), knownAt: Number(known[at]), value: Number(figures[at]) };
    }
  }
}
