import { decodeAnswer, refusePage } from '../decode-answer.ts';
import type { SourceRecord } from '../record.ts';
import type { Recipe } from '../recipe.ts';
import { RefusedSource } from '../refused-source.ts';
import { readCsv, recordsOf } from './read-csv.ts';
import { findRecords, parseJson } from './read-json.ts';
import { readJsonStat } from './read-json-stat.ts';
import { readSdmxJson } from './read-sdmx-json.ts';
import { readCkan, readSparql, refuseServiceError } from './read-services.ts';
import { readXml } from './read-xml.ts';

/** Rows of the first sheet of a workbook; whoever calls brings the reader. */
export type WorkbookReader = (bytes: Uint8Array) => readonly (readonly string[])[];

/** All records of one answer in the form the recipe names; throws RefusedSource for what is none. */
export async function readRecords(
  recipe: Recipe,
  bytes: Uint8Array,
  readWorkbook: WorkbookReader,
): Promise<SourceRecord[]> {
  const { format, headerRow, delimiter, rows } = recipe;
  if (format === 'xlsx') return readSheet(bytes, headerRow, readWorkbook);
  const text = decodeAnswer(bytes, recipe.encoding);
  refusePage(text);
  if (format === 'csv' || format === 'sdmx-csv')
    return readCsv(text, { headerRow, ...(delimiter !== undefined && { delimiter }) });
  if (format === 'xml') return findRecords(readXml(text), rows);
  const value = parseJson(text);
  refuseServiceError(value);
  if (format === 'json') return findRecords(value, rows);
  if (format === 'ckan') return readCkan(value);
  if (format === 'sparql') return readSparql(value);
  return format === 'sdmx-json' ? readSdmxJson(value) : readJsonStat(value);
}

function readSheet(bytes: Uint8Array, headerRow: number, readWorkbook: WorkbookReader): SourceRecord[] {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    refusePage(new TextDecoder().decode(bytes.subarray(0, 5000)));
    throw new RefusedSource('bad_workbook');
  }
  const [header = [], ...lines] = readWorkbook(bytes).slice(headerRow - 1);
  return recordsOf(header, lines);
}
