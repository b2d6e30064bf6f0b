import { strToU8, zipSync } from 'fflate';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { sheetXml, workbookParts } from './workbook-parts.ts';

/** An XLSX file: a bold first row that stays in view, numbers as numbers, days as dates, gaps empty; notes on a sheet of their own. */
export function writeWorkbook(
  title: string,
  table: ChartTable,
  notes?: { title: string; table: ChartTable },
): Uint8Array<ArrayBuffer> {
  const sheets = notes ? [{ title, table }, notes] : [{ title, table }];
  const parts = {
    ...workbookParts(sheets.map((sheet) => sheet.title)),
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet.table)]),
    ),
  };
  const files = Object.fromEntries(
    Object.entries(parts).map(([path, xml]) => [path, strToU8(xmlHead + xml)]),
  );
  return zipSync(files, { level: 6 }) as Uint8Array<ArrayBuffer>;
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
