import { strToU8, zipSync } from 'fflate';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { FileNotes } from './file-notes.ts';
import { Formats, notesXml, sheetXml } from './sheet-parts.ts';
import { linksXml, sheetNames, workbookParts } from './workbook-parts.ts';

/** An XLSX file: a bold first row stays in view and filters, numbers have the format of their unit, addresses are links. Gaps are empty, notes stand on a sheet of their own. */
export function writeWorkbook(
  title: string,
  table: ChartTable,
  notes: FileNotes | null = null,
): Uint8Array<ArrayBuffer> {
  const formats = new Formats();
  const sheets = [
    { title, ...sheetXml(table, formats) },
    ...(notes === null ? [] : [{ title: notes.title, ...notesXml(notes) }]),
  ];
  const linked = sheets.flatMap(({ links }, at) =>
    links.length === 0 ? [] : [[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`, linksXml(links)] as const],
  );
  const parts = {
    ...workbookParts(sheetNames(sheets.map((sheet) => sheet.title)), formats.all),
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
    ...Object.fromEntries(linked),
  };
  const files = Object.fromEntries(
    Object.entries(parts).map(([path, xml]) => [path, strToU8(xmlHead + xml)]),
  );
  return zipSync(files, { level: 6 }) as Uint8Array<ArrayBuffer>;
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
