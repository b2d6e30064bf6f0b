import type { Db } from '#platform/server/db/db.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { addsUp, findCountryBelowPart, findFarFromNeighbours, type Doubt } from '../plausible.ts';
import { compareSeries } from '../store/compare-series.ts';
import { runLoad } from '../store/run-load.ts';
import type { SeriesFacts } from '../store/series.ts';
import { writeSeries } from '../store/write-series.ts';
import { checkRow, type Cells, type KnownNames } from './check-row.ts';
import { sayReasons } from './row-reason.ts';
import { describeContradiction, FactSheet } from './fact-sheet.ts';
import type { Delimiter, FileRow } from './operator-file.ts';
import { Refusals, type ImportReport } from './report.ts';

/** How an operator's import is done. */
export interface ImportOptions {
  onProgress?: (progress: { done: number; total: number }) => void;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  /** Longest a statement should take, small by default because others may be reading. Unit: ms. */
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

/** Unit: ms. */
const besideReadersMs = 4;

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
  const { facts, same } = options.dryRun
    ? await weigh(db, sheet, refusals)
    : await writeOrRefuse(db, sheet, refusals, version(), options);
  const doubts = findDoubts(sheet.all(), names);
  return {
    ...report,
    loaded: facts,
    same: report.same + same,
    ...(doubts.length > 0 && { doubts }),
  };
}

/** Figures of a file that are probably wrong by their size. */
function findDoubts(series: readonly SeriesFacts[], { indicators }: KnownNames): Doubt[] {
  const sums = series.filter(({ indicator }) =>
    addsUp({ indicator, unit: indicators.get(indicator)?.unit ?? '' }),
  );
  return [...findFarFromNeighbours(series), ...findCountryBelowPart(sums, federalYugoId)];
}

/** What a load would do; with refusals nothing. */
async function weigh(db: Db, sheet: FactSheet, refusals: Refusals): Promise<{ facts: number; same: number }> {
  const same = await compare(db, sheet, refusals);
  return { facts: refusals.list.length > 0 ? 0 : sheet.count - same, same };
}

async function writeOrRefuse(
  db: Db,
  sheet: FactSheet,
  refusals: Refusals,
  version: string,
  { batchMs = besideReadersMs, onProgress = () => {} }: ImportOptions,
): Promise<{ facts: number; same: number }> {
  const name = { dataSet: 'operator', version, origin: 'operator' } as const;
  try {
    return await runLoad(db, name, async (load) => {
      const weighed = await weigh(load.db, sheet, refusals);
      if (refusals.list.length > 0) throw new RefusedError();
      if (weighed.facts === 0) return weighed;
      const report = oncePerSecond((done) => onProgress({ done, total: sheet.count }), sheet.count);
      return { ...weighed, facts: await writeSeries(load, sheet.all(), { batchMs, onProgress: report }) };
    });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { facts: 0, same: 0 };
  }
}

/** Passes on a step a second, and the last one. */
function oncePerSecond(report: (done: number) => void, total: number): (done: number) => void {
  let last = -Infinity;
  return (done) => {
    if (done < total && performance.now() - last < 1000) return;
    last = performance.now();
    report(done);
  };
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
  if ('reasons' in checked) return sayReasons(checked.reasons);
  const twice = sheet.add(checked.fact, row);
  return twice && sayReasons([twice]);
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
