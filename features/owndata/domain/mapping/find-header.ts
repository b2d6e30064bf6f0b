import type { FileRow } from '../choices.ts';
import type { FoundPlace } from './find-place.ts';

/** Rows from the top among which a header is looked for. */
const deepest = 30;

/** The header of a file: its first row of two cells or more, unless that row names a place itself; 0 = the file has none. */
export function tellHeader(
  rows: readonly FileRow[],
  findPlace: (written: string) => FoundPlace | null,
): number {
  const first = rows.slice(0, deepest).find(({ cells }) => filled(cells) > 1);
  if (first === undefined) return 0;
  const isData = first.cells.some((cell) => {
    const found = findPlace(cell);
    return found !== null && found.way !== 'code';
  });
  return isData ? 0 : first.row;
}

/** Rows below the header; all of them where there is none. */
export function rowsBelow(rows: readonly FileRow[], headerRow: number): FileRow[] {
  return rows.filter(({ row }) => row > headerRow);
}

/** Names of the columns that have a name or a value, with their numbers from 1. */
export function columnsOf(rows: readonly FileRow[], headerRow: number): { at: number; name: string }[] {
  const header = rows.find(({ row }) => row === headerRow)?.cells ?? [];
  const body = rowsBelow(rows, headerRow);
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  return Array.from({ length: width }, (_, at) => ({ at: at + 1, name: (header[at] ?? '').trim() })).filter(
    ({ at, name }) => name !== '' || body.some(({ cells }) => (cells[at - 1] ?? '').trim() !== ''),
  );
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;
