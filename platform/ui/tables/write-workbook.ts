import { strToU8, zipSync } from 'fflate';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { sheetXml, workbookParts } from './workbook-parts.ts';

/** An XLSX file of one sheet: a bold first row that stays in view, numbers as numbers, days as dates, gaps empty. */
export function writeWorkbook(title: string, table: ChartTable): Uint8Array<ArrayBuffer> {
  const parts = { ...workbookParts(title), 'xl/worksheets/sheet1.xml': sheetXml(table) };
  const files = Object.fromEntries(
    Object.entries(parts).map(([path, xml]) => [path, strToU8(xmlHead + xml)]),
  );
  return zipSync(files, { level: 6 }) as Uint8Array<ArrayBuffer>;
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
