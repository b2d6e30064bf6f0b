import { strToU8, zipSync } from 'fflate';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { fileNameOf } from '#platform/ui/tables/save-file.ts';
import { writeCsv } from '#platform/ui/tables/write-csv.ts';
import { metadataJson, metadataText, tableOfFile } from './chart-metadata.ts';
import type { ChartDescription } from './use-chart-description.ts';

/** A ZIP of the data as CSV, its description for programs, and the same in words. */
export function writeDataArchive(
  table: ChartTable,
  name: string,
  description: ChartDescription,
  locale: Locale,
): Uint8Array<ArrayBuffer> {
  const csv = fileNameOf(name, 'csv');
  const files = {
    [csv]: writeCsv(tableOfFile(table, description.about), locale),
    'metadata.json': metadataJson(table, description, csv),
    'README.txt': metadataText(description),
  };
  const packed = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]));
  return zipSync(packed, { level: 6 }) as Uint8Array<ArrayBuffer>;
}
