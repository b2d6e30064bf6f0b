import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { takeTurns } from '#platform/server/derived/take-turns.ts';
import { define, definitionTables, type DefinitionTable } from '../define.ts';
import type { TableRow } from '../read-rows.ts';
import { runLoad } from '../store/run-load.ts';
import { SeriesGatherer, type FactRow } from '../store/series.ts';
import { writeSeries } from '../store/write-series.ts';

/** What a live source adds to the catalogue, by table of definitions. */
export type AddedDefinitions = Readonly<Record<string, readonly TableRow[] | undefined>>;

/** What is written in one go. */
export interface LiveWriting {
  dataSet: string;
  version: string;
  facts: readonly FactRow[];
  defines: AddedDefinitions;
  /** What else becomes true at the moment the figures are seen. */
  publish: (db: Db, loadId: number) => Promise<void>;
  /** Takes how many figures are in after each statement; what it throws ends the writing, and nothing of it is seen. */
  onProgress?: (done: number) => void;
}

/** Unit: ms. */
const besideReadersMs = 4;
/** Between two looks whether others wait. */
const someRows = 500;

/** Writes figures of a live source under one number: seen whole, or not at all. */
export async function writeLive(
  db: Db,
  { dataSet, version, facts, defines, publish, onProgress = () => {} }: LiveWriting,
): Promise<void> {
  await runLoad(db, { dataSet, version, origin: 'operator' }, async (load) => {
    await addDefinitions(load.db, defines);
    const gathered = new SeriesGatherer();
    const turn = takeTurns();
    for (const [at, fact] of facts.entries()) {
      gathered.add(fact);
      if (at % someRows === 0) await turn();
    }
    await writeSeries(load, gathered.all(), { batchMs: besideReadersMs, onProgress });
    return { facts: facts.length, publish: (tx) => publish(tx, load.id) };
  });
}

/** Brings in what a recipe adds to the catalogue. */
export async function addDefinitions(db: Db, defines: AddedDefinitions): Promise<void> {
  for (const table of definitionTables) {
    const rows = await findMissing(db, table, defines[table.table] ?? []);
    if (rows.length > 0) await define(db, table, rows);
  }
}

/** Rows whose key the catalogue lacks: a recipe adds to it and changes nothing. */
async function findMissing(
  db: Db,
  { table, keys, columns }: DefinitionTable,
  rows: readonly TableRow[],
): Promise<TableRow[]> {
  const known = await db.rows(
    z.object({ key: z.string() }),
    `select concat_ws('|', ${keys.join()}) as key from ${table}`,
  );
  const has = new Set(known.map(({ key }) => key));
  return rows.filter((row) => !has.has(keys.map((key) => row[columns[key]!]).join('|')));
}
