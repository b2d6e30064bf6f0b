import type { ChartCell } from '#platform/charts/frame/chart-table.ts';

/** Decimals for a column, the same in all its rows: none for whole numbers and thousands, fewer the larger they are. */
export function columnDigits(cells: readonly ChartCell[]): number {
  const numbers = cells.filter((cell) => typeof cell === 'number');
  if (numbers.every(Number.isInteger)) return 0;
  const largest = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
  if (largest >= 1000) return 0;
  return largest >= 10 ? 1 : 2;
}
