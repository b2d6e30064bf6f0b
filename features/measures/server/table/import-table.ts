import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from '#platform/server/db/db.ts';
import { refusedFile } from '#platform/server/foreign/read-foreign.ts';
import { readSentTable } from '#platform/server/tables/read-sent-table.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { MeasureContent } from '../../domain/content/measure-content.ts';
import { readHeader } from '../../domain/table/read-cells.ts';
import { maxTableRows, type TableColumn } from '../../domain/table/table-columns.ts';
import { addHistory, insertMeasure, insertVersion } from '../steps/version-queries.ts';
import { judgeRow, type CellRefusal } from './judge-row.ts';
import { readKnownWords } from './known-words.ts';

/** What a table says: the measures of its rows, and every cell that can't be taken, by the row as the file counts it. */
interface JudgedTable {
  contents: MeasureContent[];
  refused: (CellRefusal & { row: number })[];
  /** Names of columns nobody knows: what stands below them is left out. */
  unknownColumns: string[];
}

const atOnce = 50;

/** Reads a CSV or XLSX file and judges it row by row; nothing is kept. */
export async function judgeTable(
  file: Buffer,
  { db, translate, signal }: Pick<RequestContext, 'db' | 'translate' | 'signal'>,
): Promise<JudgedTable> {
  const rows = await readSentTable({ bytes: file, rows: maxTableRows + 2 }, { signal });
  const [header, ...body] = rows;
  if (body.length > maxTableRows) throw refusedFile('too_many');
  const known = await readKnownWords(db, translate);
  const { columns, unknown } = readHeader(header?.cells ?? [], known.columns);
  if (!columns.includes('title')) throw refusedFile('no_header');
  const judged: JudgedTable = { contents: [], refused: [], unknownColumns: unknown };
  for (const [at, { row, cells: said }] of body.entries()) {
    const cells: Partial<Record<TableColumn, string>> = {};
    for (const [place, column] of columns.entries()) if (column) cells[column] = said[place] ?? '';
    const { content, refused } = judgeRow(cells, known);
    judged.contents.push(content);
    judged.refused.push(...refused.map((cell) => ({ row, ...cell })));
    if (at % atOnce === atOnce - 1) await turn();
  }
  return judged;
}

/** Keeps the measures of a table as drafts of an account: all of them or none. */
export function keepTable(
  db: Db,
  contents: readonly MeasureContent[],
  { accountId, intention, now }: { accountId: number; intention: 'propose' | 'add'; now: Date },
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const content of contents) {
      const id = await insertMeasure(tx, accountId);
      await insertVersion(tx, { id, version: 1, content, accountId, now }, intention);
      await addHistory(tx, { id, version: 1 }, { step: 'begin', from: null, to: 1, accountId, now });
      ids.push(id);
    }
    return ids;
  });
}
