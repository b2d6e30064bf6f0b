import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { withNotesBeside, type FileNotes } from './file-notes.ts';
import { fileNameOf, saveFile } from './save-file.ts';

interface Options {
  /** Whose spreadsheets a CSV is written for. */
  locale: Locale;
  /** Where the figures come from, since when they are known, where they stand. A form to be filled in has none. */
  notes: FileNotes | null;
}

/** Saves a table as CSV or XLSX; the writer's code is loaded when first asked for. */
export async function saveTable(
  file: 'csv' | 'xlsx',
  name: string,
  table: ChartTable,
  { locale, notes }: Options,
): Promise<void> {
  const content =
    file === 'csv'
      ? await csvFile(notes === null ? table : withNotesBeside(table, notes), locale)
      : await workbookFile(name, table, notes);
  saveFile(content, fileNameOf(name, file));
}

async function csvFile(table: ChartTable, locale: Locale): Promise<Blob> {
  const { writeCsv } = await import('./write-csv.ts');
  return new Blob([writeCsv(table, locale)], { type: 'text/csv;charset=utf-8' });
}

async function workbookFile(name: string, table: ChartTable, notes: FileNotes | null): Promise<Blob> {
  const { writeWorkbook } = await import('./write-workbook.ts');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new Blob([writeWorkbook(name, table, notes)], { type });
}
