import type { Db } from '#platform/server/db/db.ts';
import { compareSeries } from '../store/compare-series.ts';
import { runLoad } from '../store/run-load.ts';
import { writeSeries } from '../store/write-series.ts';
import { checkRow, type Cells, type KnownNames } from './check-row.ts';
import { describeContradiction, FactSheet } from './fact-sheet.ts';
import type { Delimiter, FileRow } from './operator-file.ts';
import { Refusals, type ImportReport } from './report.ts';

/** How an operator's import is done. */
export interface ImportOptions {
  onProgress?: (progress: { done: number; total: number }) => void;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  /** Longest a statement should take while others may be reading. Unit: ms. */
  batchMs?: number;
  /** The day nothing can have become known after. */
  today?: string;
}

/** A file of figures on its way in: its rows below the header, and how they are written. */
export interface FactFile {
  header: string[];
  delimiter: Delimiter;
  rows: AsyncIterable<FileRow>;
}

/** Thrown inside a load to undo it; the refusals are in the report. */
class RefusedError extends Error {}

/** Checks every row, then writes all of them or none. */
export async function importFacts(
  db: Db,
  file: FactFile,
  names: KnownNames,
  version: () => string,
  options: ImportOptions,
): Promise<ImportReport> {
  const refusals = new Refusals();
  const { sheet, rows } = await readSheet(file, names, refusals, options);
  const report: ImportReport = { rows, loaded: 0, same: rows - sheet.count, refused: refusals.list };
  if (refusals.list.length > 0) return report;
  if (options.dryRun) {
    report.same += await compare(db, sheet, refusals);
    report.loaded = rows - report.same - refusals.list.length;
    return report;
  }
  try {
    await runLoad(db, { dataSet: 'operator', version: version(), origin: 'operator' }, async (load) => {
      const same = await compare(load.db, sheet, refusals);
      if (refusals.list.length > 0) throw new RefusedError();
      const onProgress = (done: number): void => options.onProgress?.({ done, total: sheet.count });
      const facts =
        same === sheet.count
          ? 0
          : await writeSeries(load, sheet.all(), { batchMs: options.batchMs ?? 4, onProgress });
      report.loaded = facts;
      report.same += same;
      return { facts };
    });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
  }
  return report;
}

async function readSheet(
  { header, delimiter, rows }: FactFile,
  names: KnownNames,
  refusals: Refusals,
  options: ImportOptions,
): Promise<{ sheet: FactSheet; rows: number }> {
  const sheet = new FactSheet();
  const reading = { delimiter, today: options.today ?? new Date().toISOString().slice(0, 10) };
  let count = 0;
  for await (const { row, cells } of rows) {
    count += 1;
    const reason =
      cells.length === header.length
        ? takeRow(sheet, row, toCells(header, cells), names, reading)
        : `the row has ${cells.length} cells, the header has ${header.length}`;
    if (reason !== null) refusals.add(row, reason);
    if (refusals.full) break;
  }
  return { sheet, rows: count };
}

function takeRow(
  sheet: FactSheet,
  row: number,
  cells: Cells,
  names: KnownNames,
  reading: { delimiter: Delimiter; today: string },
): string | null {
  const checked = checkRow(cells, names, reading);
  return 'fact' in checked ? sheet.add(checked.fact, row) : checked.reasons.join('; ');
}

/** Names the cells of a row by the header. */
export function toCells(header: readonly string[], cells: readonly string[]): Cells {
  return Object.fromEntries(header.map((column, index) => [column, cells[index]]));
}

/** How many facts the database has already; those it has with another value are refused. */
async function compare(db: Db, sheet: FactSheet, refusals: Refusals): Promise<number> {
  const all = sheet.all();
  const { same, contradictions } = await compareSeries(db, all);
  for (const { series, at, known } of contradictions)
    refusals.add(sheet.rowOf(all[series]!, at), describeContradiction(all[series]!, at, known));
  return same;
}
