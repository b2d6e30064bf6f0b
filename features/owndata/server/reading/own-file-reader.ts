import { createHash } from 'node:crypto';
import { decodeAnswer, refusePage } from '#connectors/decode-answer.ts';
import { RefusedSource } from '#connectors/refused-source.ts';
import { RefusedFile } from '#platform/server/foreign/foreign-file.ts';
import { readCsv } from '#platform/server/tables/read-csv.ts';
import { readWorkbook } from '#platform/server/tables/read-workbook.ts';
import { boundsOfTable, type TableRow } from '#platform/server/tables/table-bounds.ts';
import {
  separatorSigns,
  type Encoding,
  type FileChoices,
  type FilePlace,
  type Separator,
} from '../../domain/choices.ts';
import { maxFileSeries, maxRows, maxValues } from '../../domain/limits.ts';
import { shapeText } from '../../domain/mapping/shape-of-file.ts';
import { readOwnFile, type OwnFile } from '../../domain/read-own-file.ts';
import { tellEncoding, takeSignLine, tellSeparator } from '../../domain/reading/tell-text-form.ts';

/** What the thread is given: the file, what the person says of it, and the places there are. */
export interface OwnFileTask {
  bytes: Uint8Array;
  said: FileChoices;
  places: readonly FilePlace[];
  /** Names the person has explained before, by their key. */
  chosen: readonly (readonly [string, number])[];
}

/** A file with the first of its lines and how its bytes were read; both null for a workbook. */
export interface OwnFileRead extends OwnFile {
  encoding: Encoding | null;
  separator: Separator | null;
  lines: TableRow[];
  /** Fingerprint of what files like this one have in common. */
  shape: string;
}

/** Lines that are shown as they stand in the file. */
const shownLines = 12;
const bounds = boundsOfTable(maxRows + 1);

/** Understands a whole file, for `readForeign`; the one item is all of it. */
export function* read(task: OwnFileTask): Generator<OwnFileRead> {
  const table = readRows(task);
  const { rows, encoding, separator } = table;
  if (rows.length === 0) throw new RefusedFile('no_header');
  if (rows.length > maxRows) throw new RefusedFile('too_many');
  const file = readOwnFile(rows, task.said, {
    isWorkbook: encoding === null,
    signLines: table.signLines,
    places: task.places,
    chosen: new Map(task.chosen),
  });
  if (file.values.length > maxValues) throw new RefusedFile('too_many');
  if (file.series.length > maxFileSeries) throw new RefusedFile('too_many_series');
  const shape = fingerprint(shapeText(rows, file.reading.headerRow));
  yield { encoding, separator, lines: rows.slice(0, shownLines), shape, ...file };
}

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

interface ReadRows extends Pick<OwnFileRead, 'encoding' | 'separator'> {
  signLines: number;
  rows: TableRow[];
}

function readRows({ bytes, said }: OwnFileTask): ReadRows {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return { encoding: null, separator: null, signLines: 0, rows: readWorkbook(bytes, bounds) };
  const encoding = said.encoding ?? tellEncoding(bytes);
  const { text, told } = takeSignLine(decode(bytes, encoding));
  const separator = said.separator ?? told ?? tellSeparator(text);
  const rows = readCsv(text, bounds, separatorSigns[separator]);
  return { encoding, separator, signLines: Number(told !== null), rows };
}

/** The text of a file; pages and files of other kinds are told from a table by their signs. */
function decode(bytes: Uint8Array, encoding: Encoding): string {
  try {
    const text = decodeAnswer(bytes, encoding);
    refusePage(text);
    if (text.includes('\0')) throw new RefusedFile('wrong_type');
    return text;
  } catch (error) {
    if (error instanceof RefusedSource)
      throw new RefusedFile(error.reason === 'bad_encoding' ? 'bad_encoding' : 'wrong_type', error);
    throw error;
  }
}
