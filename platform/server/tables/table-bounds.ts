/** What one table may have; beyond it the file is refused, whatever it says of itself. */
export interface TableBounds {
  /** Rows that are read; the rest is left unread. */
  rows: number;
  /** Columns with anything in them. */
  columns: number;
  /** Cells of all rows, empty ones counted. */
  cells: number;
  /** Characters of a cell. */
  cellLength: number;
  /** Bytes of a part of a workbook once unpacked. */
  unpacked: number;
}

/** Bounds of a table that comes with a request. */
export function boundsOfTable(rows: number): TableBounds {
  return { rows, columns: 100, cells: 250_000, cellLength: 100_000, unpacked: 12_000_000 };
}

/** A row of a table that is not empty, with its number as the file counts: the first is 1. */
export interface TableRow {
  row: number;
  cells: string[];
}

/** What stands in a cell that holds a formula: its result is not trusted, and nothing is run. */
export const formulaCell = '\u0000formula';
