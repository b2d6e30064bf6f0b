import { RefusedFile } from '../foreign/foreign-file.ts';
import type { TableBounds } from './table-bounds.ts';

/** Columns a spreadsheet program has; a file with more was made to be wide. */
const maxWidth = 16_384;

/** Takes the cells of one row after another: without the empty ones at their end, null where nothing is left. Refuses the row that is beyond the bounds. */
export function keepRow({
  columns,
  cells: most,
  cellLength,
}: TableBounds): (cells: string[]) => string[] | null {
  let taken = 0;
  return (cells) => {
    if (cells.length > maxWidth) throw new RefusedFile('too_many_columns');
    const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (filled > columns) throw new RefusedFile('too_many_columns');
    taken += filled;
    if (taken > most) throw new RefusedFile('too_many');
    if (cells.some((cell) => cell.length > cellLength)) throw new RefusedFile('too_long_cell');
    return filled === 0 ? null : cells.slice(0, filled);
  };
}
