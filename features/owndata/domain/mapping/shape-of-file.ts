import type { FileRow } from '../choices.ts';

/** What files of one shape have in common: their header with its digits made equal, so that another year is the same shape. */
export function shapeText(rows: readonly FileRow[], headerRow: number): string {
  const header = rows.find(({ row }) => row === headerRow) ?? rows[0];
  return (header?.cells ?? [])
    .map((cell) =>
      headerRow === 0 ? '' : cell.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(/\d/g, '0'),
    )
    .join('\n');
}
