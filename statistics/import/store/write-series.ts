import type { Load } from './run-load.ts';
import { nameSeries } from './name-series.ts';
import type { SeriesFacts } from './series.ts';

const minRows = 100;
const maxRows = 8_000;
const firstRows = 500;

/** Finds how many rows a statement may have to take about `batchMs`, from how long the last ones took. */
function newBatchSize(batchMs: number): { rows(): number; report(rows: number, ms: number): void } {
  let size = firstRows;
  return {
    rows: () => size,
    report(rows, ms) {
      const fitting = rows * (batchMs / Math.max(ms, 0.1));
      // Half-way to what fits: one slow statement does not make a hundred small ones.
      size = Math.round(Math.min(maxRows, Math.max(minRows, (size + Math.min(fitting, size * 3)) / 2)));
    },
  };
}

/** How a write goes about it. */
export interface WriteOptions {
  /** Longest a single statement should take. Unit: ms. Small when readers wait for the same connection; on a server they never do. */
  batchMs: number;
  onProgress?: (done: number) => void;
}

const serverMs = 500;

/** A run of facts of several series as the database takes them: array literals of equal length. */
interface Batch {
  ids: number[];
  days: number[];
  knownAt: number[];
  values: number[];
}

/** Writes facts under the load's number; a fact already there stays as it is. Returns how many were new. */
export async function writeSeries(
  load: Load,
  series: readonly SeriesFacts[],
  { batchMs, onProgress = () => {} }: WriteOptions,
): Promise<number> {
  const ids = await nameSeries(load, series);
  const size = newBatchSize(load.db.kind === 'postgres' ? serverMs : batchMs);
  let added = 0;
  let done = 0;
  const flush = async (batch: Batch): Promise<void> => {
    const started = performance.now();
    added += await insertFacts(load, batch);
    size.report(batch.ids.length, performance.now() - started);
    onProgress((done += batch.ids.length));
  };
  let batch = emptyBatch();
  for (const [index, { days, knownAt, values }] of series.entries()) {
    for (let at = 0; at < days.length; at += 1) {
      batch.ids.push(ids[index]!);
      batch.days.push(days[at]!);
      batch.knownAt.push(knownAt[at]!);
      batch.values.push(values[at]!);
      if (batch.ids.length < size.rows()) continue;
      await flush(batch);
      batch = emptyBatch();
    }
  }
  if (batch.ids.length > 0) await flush(batch);
  return added;
}

const emptyBatch = (): Batch => ({ ids: [], days: [], knownAt: [], values: [] });

function insertFacts({ id, db }: Load, { ids, days, knownAt, values }: Batch): Promise<number> {
  return db.run(
    `insert into fact (series_id, day, known_at, load_id, value)
     select s, date '1970-01-01' + d, date '1970-01-01' + k, $1::int, v
       from unnest($2::int[], $3::int[], $4::int[], $5::double precision[]) as w(s, d, k, v)
     on conflict do nothing`,
    [id, `{${ids.join()}}`, `{${days.join()}}`, `{${knownAt.join()}}`, `{${values.join()}}`],
  );
}
