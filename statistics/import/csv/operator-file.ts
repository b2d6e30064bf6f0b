import { CsvError, parse } from 'csv-parse';

/** A line of an operator's file; `row` is its number as an editor shows it, the header being row 1. */
export interface FileRow {
  row: number;
  cells: string[];
}

/** A file or a part of it that cannot be read at all; `row` tells where. */
export class UnreadableFileError extends Error {
  readonly row: number;

  constructor(row: number, message: string) {
    super(message);
    this.row = row;
  }
}

/** What stands between the cells; with semicolons and tabs a comma is a decimal comma. */
export type Delimiter = ',' | ';' | '\t';

/** Longest line taken; an unclosed quotation mark would otherwise swallow the file. Unit: characters. */
const longestLine = 20_000;

/** Reads an operator's file: the delimiter found in its first line, and its lines from the header on. */
export async function readOperatorFile(
  bytes: AsyncIterable<Buffer>,
): Promise<{ delimiter: Delimiter; rows: AsyncGenerator<FileRow, void> }> {
  const texts = decodeUtf8(bytes);
  let head = '';
  while (!head.includes('\n')) {
    const { value, done } = await texts.next();
    if (done) break;
    head += value;
  }
  const delimiter = findDelimiter(head.split('\n', 1)[0]!);
  return { delimiter, rows: parseRows(delimiter, head, texts) };
}

async function* parseRows(
  delimiter: Delimiter,
  head: string,
  rest: AsyncIterable<string>,
): AsyncGenerator<FileRow, void> {
  const parser = parse({
    delimiter,
    info: true,
    trim: true,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: longestLine,
  });
  const feeding = feed(parser, head, rest);
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>)
      yield { row: info.lines, cells: record };
    await feeding;
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableFileError(
        Number(error['lines']) || 1,
        `the line cannot be read: ${error.message.replace(/\.$/, '')}`,
      );
    throw error;
  }
}

/** Errors of the text reach the parser's reader, so that nobody waits for more. */
async function feed(
  parser: ReturnType<typeof parse>,
  head: string,
  rest: AsyncIterable<string>,
): Promise<void> {
  try {
    parser.write(head);
    for await (const text of rest) {
      if (parser.destroyed) return;
      if (!parser.write(text)) await new Promise((done) => parser.once('drain', done).once('close', done));
    }
    parser.end();
  } catch (error) {
    parser.destroy(error as Error);
  }
}

async function* decodeUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lines = 1;
  let first = true;
  for await (const chunk of bytes) {
    if (first) refuseUtf16(chunk);
    first = false;
    const text = decodeOrRefuse(() => decoder.decode(chunk, { stream: true }), lines);
    lines += text.split('\n').length - 1;
    yield text;
  }
  yield decodeOrRefuse(() => decoder.decode(), lines);
}

function decodeOrRefuse(decode: () => string, row: number): string {
  try {
    const text = decode();
    if (text.includes('\0')) throw new UnreadableFileError(row, 'the file is not text');
    return text;
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(
      row,
      'the file is not UTF-8 from about this row on; save it as "CSV UTF-8"',
    );
  }
}

function refuseUtf16(chunk: Buffer): void {
  const mark = chunk.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff')
    throw new UnreadableFileError(1, 'the file is UTF-16; save it as "CSV UTF-8"');
}

function findDelimiter(header: string): Delimiter {
  const count = (mark: string): number => header.split(mark).length - 1;
  if (count(';') > count(',')) return ';';
  return count('\t') > count(',') ? '\t' : ',';
}
