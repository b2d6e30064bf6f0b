import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { fileNameOf, saveFile } from './save-file.ts';

/** Saves a table as CSV or XLSX; the writer's code is loaded when first asked for. */
export async function saveTable(file: 'csv' | 'xlsx', name: string, table: ChartTable): Promise<void> {
  saveFile(file === 'csv' ? await csvFile(table) : await workbookFile(name, table), fileNameOf(name, file));
}

async function csvFile(table: ChartTable): Promise<Blob> {
  const { writeCsv } = await import('./write-csv.ts');
  return new Blob([writeCsv(table)], { type: 'text/csv;charset=utf-8' });
}

async function workbookFile(name: string, table: ChartTable): Promise<Blob> {
  const { writeWorkbook } = await import('./write-workbook.ts');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new Blob([writeWorkbook(name, table)], { type });
}
