import { z } from 'zod';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { define, type DefinitionTable } from '../define.ts';
import type { Cells } from './check-row.ts';
import { toCells, type FactFile, type ImportOptions } from './import-facts.ts';
import { Refusals, type ImportReport } from './report.ts';

/** What of an indicator may not change once it has series: its figures would mean something else. */
const fixedOnce = ['kind', 'unit', 'dimensions', 'anchor'];

/** Checks every row of a table of definitions, then brings in all of them or none. */
export async function importDefinitions(
  db: Db,
  table: DefinitionTable,
  file: FactFile,
  { dryRun = false }: ImportOptions,
): Promise<ImportReport> {
  const refusals = new Refusals();
  const known = await readReferences(db, table);
  const fixed = table.table === 'indicator' ? await readIndicatorsInUse(db) : new Map<string, Cells>();
  const keyOf = (given: Cells): string => table.keys.map((column) => given[table.columns[column]!]).join('|');
  const rows: Cells[] = [];
  const seen = new Map<string, number>();
  for await (const { row, cells } of file.rows) {
    const given = toCells(file.header, cells);
    const key = keyOf(given);
    const reasons = checkDefinition(table, given, known, fixed.get(key));
    if (cells.length > file.header.length)
      reasons.push(`the row has ${cells.length} cells, the header has ${file.header.length}`);
    if (seen.has(key)) reasons.push(`row ${seen.get(key)} has the same key`);
    if (reasons.length > 0) refusals.add(row, reasons.join('; '));
    if (refusals.full) break;
    seen.set(key, row);
    rows.push(given);
  }
  const loaded = refusals.list.length > 0 ? 0 : await write(db, table, rows, dryRun);
  return {
    rows: rows.length,
    loaded,
    same: refusals.list.length > 0 ? 0 : rows.length - loaded,
    refused: refusals.list,
  };
}

/** A dry run writes too and takes it back, so that its count is true. */
async function write(db: Db, table: DefinitionTable, rows: Cells[], dryRun: boolean): Promise<number> {
  let changed = 0;
  const undo = new Error('dry run');
  await db
    .transaction(async (tx) => {
      changed = await define(tx, table, rows);
      if (dryRun) throw undo;
      if (changed > 0) await raiseDataVersion(tx);
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return changed;
}

function checkDefinition(
  { columns, optional, forms, references }: DefinitionTable,
  given: Cells,
  known: ReadonlyMap<string, Set<string>>,
  inUse: Cells | undefined,
): string[] {
  const reasons: string[] = [];
  for (const [column, written] of Object.entries(columns)) {
    const text = given[written] ?? '';
    if (text === '') {
      if (!optional.includes(column)) reasons.push(`${written} is empty`);
    } else if (forms[column] && !forms[column].test(text))
      reasons.push(`${written} «${text}» is not of the right form`);
    else if (references[column] && !known.get(references[column])!.has(text))
      reasons.push(`there is no ${references[column]} «${text}»`);
    if (inUse && fixedOnce.includes(column) && inUse[column] !== text)
      reasons.push(`${written} cannot change from «${inUse[column]}»: the indicator has figures`);
  }
  return reasons;
}

async function readReferences(db: Db, { references }: DefinitionTable): Promise<Map<string, Set<string>>> {
  const known = new Map<string, Set<string>>();
  for (const table of Object.values(references)) {
    const rows = await db.rows(z.object({ code: z.string() }), `select code from ${table}`);
    known.set(table, new Set(rows.map(({ code }) => code)));
  }
  return known;
}

async function readIndicatorsInUse(db: Db): Promise<Map<string, Cells>> {
  const Row = z.object({
    code: z.string(),
    kind: z.string(),
    unit: z.string(),
    dimensions: z.string(),
    anchor: z.string(),
  });
  const rows = await db.rows(
    Row,
    'select code, kind, unit, dimensions, anchor from indicator i where exists (select from series s where s.indicator = i.code)',
  );
  return new Map(rows.map((row) => [row.code, row]));
}
