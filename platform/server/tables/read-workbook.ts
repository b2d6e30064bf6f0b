import { RefusedFile } from '../foreign/foreign-file.ts';
import { listEntries, unpackEntry, type ZipEntry } from '../foreign/zip-entries.ts';
import { keepRow } from './keep-row.ts';
import { readSharedTexts, SheetRows } from './sheet-parts.ts';
import { walkXml } from './walk-xml.ts';
import type { TableBounds, TableRow } from './table-bounds.ts';

const maxEntries = 500;
/** All parts together may say they unpack to so many times the bound of one: a workbook has several sheets. */
const maxParts = 10;

/** Rows of the first sheet of an XLSX file, cells as text; each part is unpacked up to the bound and read once, forward. */
export function readWorkbook(file: Uint8Array, bounds: TableBounds): TableRow[] {
  const entries = listEntries(file, { entries: maxEntries, unpacked: bounds.unpacked * maxParts });
  const parts = new Map(entries.map((entry) => [entry.name, entry]));
  const [sheet] = [...parts.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).toSorted();
  if (sheet === undefined) throw new RefusedFile('no_sheet');
  const shared = parts.get('xl/sharedStrings.xml');
  const texts = shared === undefined ? [] : readSharedTexts(textOf(shared, bounds), bounds);
  const rows: TableRow[] = [];
  const keep = keepRow(bounds);
  const reader = new SheetRows(texts, bounds, ({ row, cells }) => {
    const kept = keep(cells);
    if (kept !== null) rows.push({ row, cells: kept });
  });
  walkXml(textOf(parts.get(sheet)!, bounds), reader, () => rows.length >= bounds.rows);
  return rows.slice(0, bounds.rows);
}

function textOf(entry: ZipEntry, { unpacked }: TableBounds): string {
  if (entry.unpacked > unpacked) throw new RefusedFile('archive');
  return new TextDecoder().decode(unpackEntry(entry));
}
