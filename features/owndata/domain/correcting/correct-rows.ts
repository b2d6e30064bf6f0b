import type { Corrections, FileRow } from '../choices.ts';

/** A cell with what the file had and what stands in its place. */
export interface CorrectedCell {
  row: number;
  column: number;
  before: string;
  after: string;
}

/** Rows of a file put right, with all that was changed; the file itself stays as it is. */
export interface CorrectedRows {
  rows: FileRow[];
  cells: CorrectedCell[];
  excluded: FileRow[];
}

/** Puts cells in the place of those of the file and passes rows over; a place the file does not have changes nothing. */
export function correctRows(rows: readonly FileRow[], { cells, excluded }: Corrections): CorrectedRows {
  const byRow = Map.groupBy(cells, ([key]) => Number(key.split('-')[0]));
  const changed: CorrectedCell[] = [];
  const left = rows.filter(({ row }) => !excluded.has(row));
  const corrected = left.map((each) => {
    const own = byRow.get(each.row);
    if (own === undefined) return each;
    const next = [...each.cells];
    for (const [key, after] of own) {
      const column = Number(key.split('-')[1]);
      const before = next[column - 1];
      if (before === undefined || before.trim() === after) continue;
      changed.push({ row: each.row, column, before: before.trim(), after });
      next[column - 1] = after;
    }
    return { row: each.row, cells: next };
  });
  return { rows: corrected, cells: changed, excluded: rows.filter(({ row }) => excluded.has(row)) };
}
