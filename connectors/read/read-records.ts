import { decodeAnswer, refusePage } from '../decode-answer.ts';
import type { SourceRecord } from '../record.ts';
import type { Recipe } from '../recipe.ts';
import { RefusedSource } from '../refused-source.ts';
import { readCsv, recordsOf } from './read-csv.ts';
import { findRecords, parseJson } from './read-json.ts';
import { columnsOf } from '../columns-of.ts';
import { readJsonStat } from './read-json-stat.ts';
import { readParquet } from './read-parquet.ts';
import { readSdmxJson } from './read-sdmx-json.ts';
import { readCkan, readSparql, refuseServiceError } from './read-services.ts';
import { readXml } from './read-xml.ts';

/** Rows of the first sheet of a workbook; whoever calls brings the reader. */
export type WorkbookReader = (bytes: Uint8Array) => readonly (readonly string[])[];

/** The files of a packed answer, one after another; whoever calls brings it, with its bounds. */
export type Unpacker = (bytes: Uint8Array) => Iterable<Uint8Array>;

/** What bytes are read with that a library does not do by itself. */
export interface ReadingTools {
  readWorkbook: WorkbookReader;
  unpack: Unpacker;
}

/** Records of one answer part by part, so that a large one is never held whole: files of an archive, groups of rows. */
export async function* readParts(
  recipe: Recipe,
  bytes: Uint8Array,
  { readWorkbook, unpack }: ReadingTools,
): AsyncGenerator<SourceRecord[]> {
  if (recipe.format === 'parquet') yield* readParquet(bytes, columnsOf(recipe));
  else if (isInParts(recipe, bytes))
    for (const part of unpack(bytes)) yield readRecords(recipe, part, readWorkbook);
  else yield readRecords(recipe, bytes, readWorkbook);
}

/** Whether an answer is read in more than one part: packed, or in groups of rows. */
export function isInParts({ format }: Recipe, bytes: Uint8Array): boolean {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && format !== 'xlsx';
  return format === 'parquet' || isArchive || (bytes[0] === 0x1f && bytes[1] === 0x8b);
}

/** All records of one answer in the form the recipe names; throws RefusedSource for what is none. */
async function readRecords(
  recipe: Recipe,
  bytes: Uint8Array,
  readWorkbook: WorkbookReader,
): Promise<SourceRecord[]> {
  const { format, headerRow, delimiter, rows } = recipe;
  if (format === 'xlsx') return findRecords(readSheet(bytes, headerRow, readWorkbook), rows);
  const text = decodeAnswer(bytes, recipe.encoding);
  refusePage(text);
  if (format === 'csv' || format === 'sdmx-csv')
    return findRecords(readCsv(text, { headerRow, ...(delimiter !== undefined && { delimiter }) }), rows);
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
