import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { SourceRecord } from '../record.ts';
import { RefusedSource } from '../refused-source.ts';

/** Records of a table with a header line; the last line of a cut file is told by its missing cells. */
export function readCsv(
  text: string,
  { delimiter, headerRow }: { delimiter?: string; headerRow: number },
): SourceRecord[] {
  const [header = [], ...lines] = parseLines(text, delimiter ?? findDelimiter(text)).slice(headerRow - 1);
  refuseCutOff(lines, header.length);
  return recordsOf(header, lines);
}

/** Records of a table whose first row is its header. */
export function recordsOf(header: readonly string[], lines: readonly (readonly string[])[]): SourceRecord[] {
  const names = header.map((name) => name.trim());
  return lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

function parseLines(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError)
      throw new RefusedSource('cut_off', { row: Number(error['lines']) || 1 }, error);
    throw error;
  }
}

function refuseCutOff(lines: readonly string[][], width: number): void {
  const last = lines.at(-1);
  const others = lines.slice(0, -1);
  if (
    last !== undefined &&
    last.length < width &&
    others.length > 0 &&
    others.every(({ length }) => length >= width)
  )
    throw new RefusedSource('cut_off', { row: lines.length + 1 });
}

function findDelimiter(text: string): string {
  const line = text.slice(0, 100_000).split(/\r?\n/, 1)[0]!;
  return [';', '\t', ','].reduce(
    (best, mark) => (countOf(line, mark) > countOf(line, best) ? mark : best),
    ',',
  );
}

const countOf = (line: string, mark: string): number => line.split(mark).length;
