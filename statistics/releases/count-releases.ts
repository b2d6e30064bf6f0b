import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { yieldToReaders } from '#platform/server/db/yield-to-readers.ts';
import { nextTick } from '#platform/server/derived/take-turns.ts';
import { knownOn } from '../vintages.ts';
import { step, stepColumns, stepsWindow } from './steps.ts';

/** Places and parts read by one statement: a few milliseconds in the embedded database. */
const seriesAtOnce = 120;

const Row = z.object({ knownAt: z.iso.date(), added: z.int(), changed: z.int() });

interface Counts {
  added: number;
  changed: number;
}

/** Counts anew on which days figures became known where an import was published since; returns how many days of indicators there are, null where nothing was to be done. */
export async function countReleases(db: Db, signal?: AbortSignal): Promise<number | null> {
  const [state] = await db.rows(
    z.object({ load: z.int(), isCounted: z.boolean() }),
    `select published_load() as load,
            exists (select from release_counted where published_load = published_load()) as "isCounted"`,
  );
  if (state!.isCounted) return null;
  const gentle = yieldToReaders(db);
  const indicators = await gentle.rows(
    z.object({ code: z.string() }),
    'select code from indicator order by code',
  );
  let days = 0;
  for (const { code } of indicators) {
    signal?.throwIfAborted();
    const counts = await countOne(gentle, code);
    await writeCounts(gentle, code, counts);
    days += counts.size;
    await nextTick();
  }
  await db.transaction(async (tx) => {
    await tx.run(
      `insert into release_counted (published_load) values ($1)
       on conflict (only_row) do update set published_load = excluded.published_load`,
      [state!.load],
    );
    await raiseDataVersion(tx);
  });
  return days;
}

async function countOne(db: Db, indicator: string): Promise<Map<string, Counts>> {
  const counts = new Map<string, Counts>();
  const series = await db.rows(
    z.object({ ids: z.array(z.int()) }),
    `select array_agg(series_id order by series_id) as ids
       from series where indicator = $1 and not sample group by place_id, dims order by min(series_id)`,
    [indicator],
  );
  // Series of one place and part stay together: what one source tells may change what another told.
  for (let from = 0; from < series.length; from += seriesAtOnce) {
    const some = series.slice(from, from + seriesAtOnce).flatMap(({ ids }) => ids);
    for (const { knownAt, added, changed } of await countSome(db, some)) {
      const sum = counts.get(knownAt) ?? { added: 0, changed: 0 };
      counts.set(knownAt, { added: sum.added + added, changed: sum.changed + changed });
    }
  }
  return counts;
}

function countSome(db: Db, series: readonly number[]): Promise<z.output<typeof Row>[]> {
  return db.rows(
    Row,
    `with known as (
       select f.known_at, f.value, ${stepColumns}
         from unnest($1::int[]) u(series_id) join series s using (series_id) join source o on o.code = s.source
        cross join lateral (
          select f.day, f.known_at, f.value from fact f
           where f.series_id = s.series_id and ${knownOn(`'infinity'`)} offset 0) f
       window ${stepsWindow})
     select known_at as "knownAt", count(*) filter (where ${step.added})::int as added,
            count(*) filter (where ${step.changed})::int as changed
       from known group by known_at`,
    [series],
  );
}

function writeCounts(db: Db, indicator: string, counts: ReadonlyMap<string, Counts>): Promise<void> {
  const rows = [...counts].map(([known_at, count]) => ({ known_at, ...count }));
  return db.transaction(async (tx) => {
    await tx.run('delete from indicator_release where indicator = $1', [indicator]);
    await tx.run(
      `insert into indicator_release (known_at, indicator, added, changed)
       select known_at, $2, added, changed
         from json_to_recordset($1::json) as r(known_at date, added int, changed int)
        where added > 0 or changed > 0`,
      [JSON.stringify(rows), indicator],
    );
  });
}
