import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { listSeriesOf, readFacts } from '#statistics/set-queries.ts';
import { readFindingMarks } from '#statistics/findings/finding-queries.ts';
import type { Db } from '#platform/server/db/db.ts';
import { delimitedLine } from '#platform/shared/delimited.ts';

/** A data set to be written: what of it, as known on which day. */
export interface SetPart {
  source: string;
  family: string;
  sample: boolean;
  openDay: string;
}

interface FactRow {
  indicator: string;
  dims: string;
  yugoId: number;
  iso: string;
  day: string;
  value: number;
  knownAt: string;
  sample: boolean;
  /** What the import's checks say: `rule:state`, empty = nothing. */
  finding: string;
}

/** Series read together, so that a read stays some milliseconds and some thousand rows. */
const seriesAtOnce = 20;
/** Rows of one group of a Parquet file: what is held in memory at most, beside one read. */
const rowsOfGroup = 10_000;

async function* readRows(db: Db, { source, family, sample, openDay }: SetPart): AsyncGenerator<FactRow[]> {
  const series = (await listSeriesOf(db, source, family)).filter((each) => each.sample === sample);
  for (let from = 0; from < series.length; from += seriesAtOnce) {
    const some = series.slice(from, from + seriesAtOnce);
    const byId = new Map(some.map((each) => [each.id, each]));
    const facts = await readFacts(db, [...byId.keys()], openDay);
    const markOf = await readFindingMarks(db, [...byId.keys()]);
    yield facts.map(({ id, day, value, knownAt }) => {
      const { indicator, dims, yugoId, iso } = byId.get(id)!;
      return {
        indicator,
        dims,
        yugoId,
        iso: iso ?? '',
        day,
        value,
        knownAt,
        sample,
        finding: markOf(id, day, value),
      };
    });
  }
}

/** Writes a set as CSV; the caller names the file when it is whole. */
export async function writeSetCsv(db: Db, part: SetPart, path: string): Promise<void> {
  const file = createWriteStream(path);
  file.write('indicator,dimensions,place_id,place_iso,day,value,known_at,sample,finding\r\n');
  for await (const rows of readRows(db, part)) {
    const lines = rows.map(({ indicator, dims, yugoId, iso, day, value, knownAt, sample, finding }) =>
      delimitedLine([indicator, dims, yugoId, iso, day, value, knownAt, sample, finding]),
    );
    if (lines.length > 0 && !file.write(`${lines.join('\r\n')}\r\n`)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}

/** Writes a set as Parquet, one group of rows after another. */
export async function writeSetParquet(db: Db, part: SetPart, path: string): Promise<void> {
  const { fileWriter, ParquetWriter } = await import('hyparquet-writer');
  const required = { repetition_type: 'REQUIRED' } as const;
  const text = { type: 'BYTE_ARRAY', converted_type: 'UTF8', ...required } as const;
  const day = { type: 'INT32', converted_type: 'DATE', ...required } as const;
  const out = fileWriter(path);
  const writer = new ParquetWriter({
    writer: out,
    schema: [
      { name: 'root', num_children: 9 },
      { name: 'indicator', ...text },
      { name: 'dimensions', ...text },
      { name: 'place_id', type: 'INT32', ...required },
      { name: 'place_iso', ...text },
      { name: 'day', ...day },
      { name: 'value', type: 'DOUBLE', ...required },
      { name: 'known_at', ...day },
      { name: 'sample', type: 'BOOLEAN', ...required },
      { name: 'finding', ...text },
    ],
  });
  const put = async (rows: readonly FactRow[]): Promise<void> => {
    if (rows.length === 0) return;
    await writer.write({ columnData: columnsOf(rows), rowGroupSize: rowsOfGroup });
    // Writes down what it holds; it goes on from there.
    out.finish();
  };
  let waiting: FactRow[] = [];
  for await (const rows of readRows(db, part)) {
    waiting.push(...rows);
    while (waiting.length >= rowsOfGroup) {
      await put(waiting.slice(0, rowsOfGroup));
      waiting = waiting.slice(rowsOfGroup);
    }
  }
  await put(waiting);
  await writer.finish();
}

function columnsOf(rows: readonly FactRow[]) {
  const asDate = (text: string) => new Date(`${text}T00:00:00Z`);
  return [
    { name: 'indicator', data: rows.map(({ indicator }) => indicator) },
    { name: 'dimensions', data: rows.map(({ dims }) => dims) },
    { name: 'place_id', data: rows.map(({ yugoId }) => yugoId) },
    { name: 'place_iso', data: rows.map(({ iso }) => iso) },
    { name: 'day', data: rows.map((row) => asDate(row.day)) },
    { name: 'value', data: rows.map(({ value }) => value) },
    { name: 'known_at', data: rows.map(({ knownAt }) => asDate(knownAt)) },
    { name: 'sample', data: rows.map(({ sample }) => sample) },
    { name: 'finding', data: rows.map(({ finding }) => finding) },
  ];
}
