import { round } from '#platform/charts/marks/line-path.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';

/** A place and its change in percent; null = cannot be told. */
export interface Change {
  id: number | string;
  name: string;
  percent: number | null;
}

/** One row, px. */
export interface ChangeLayout {
  id: number | string;
  name: string;
  percent: number | null;
  y: number;
  bar: { x: number; width: number; color: string } | null;
  labelX: number;
  label: string;
}

/** The rows and the line of no change. */
export interface ChangesLayout {
  zeroX: number;
  rows: ChangeLayout[];
}

/** Height of a row and of its bar, px. */
export const rowHeight = 40;
export const barHeight = 28;

interface Options {
  /** Which direction is worse decides the colour; equal is within ±2 %. */
  worse: 'more' | 'less';
  format: (percent: number) => string;
  noData: string;
}

/** Lays rows out in the order given, names left of the longest bar to the left, figures beside the bars. */
export function layoutChangeBars(changes: readonly Change[], width: number, options: Options): ChangesLayout {
  const { worse, format, noData } = options;
  const known = changes.flatMap(({ percent }) => (percent === null ? [] : [percent]));
  const most = Math.max(0, ...known);
  const least = Math.min(0, ...known);
  const labels = changes.map(({ percent }) => (percent === null ? noData : format(percent)));
  const names = Math.min(
    width * 0.42,
    Math.max(0, ...changes.map(({ name }) => estimateTextWidth(name))) + 16,
  );
  const figures = Math.max(0, ...labels.map((label) => estimateTextWidth(label, { bold: true }))) + 8;
  const unit = (width - names - figures) / Math.max(1e-9, most - least);
  const zeroX = round(names - least * unit);
  const rows = changes.map(({ id, name, percent }, index) => {
    const length = round(Math.abs(percent ?? 0) * unit);
    const isLeft = (percent ?? 0) < 0;
    const bar =
      percent === null || percent === 0 ? null : { x: isLeft ? zeroX - length : zeroX, width: length };
    return {
      id,
      name,
      percent,
      y: index * rowHeight,
      bar: bar && { ...bar, color: changeColor(percent ?? 0, worse) },
      labelX: round(isLeft ? zeroX + 6 : zeroX + length + 6),
      label: labels[index] ?? '',
    };
  });
  return { zeroX, rows };
}

/** Rust is worse, teal is better, sand is equal; from 20 % on the strong shade. */
export function changeColor(percent: number, worse: 'more' | 'less'): string {
  if (Math.abs(percent) < 2) return 'var(--v4)';
  const isWorse = worse === 'more' ? percent > 0 : percent < 0;
  const isStrong = Math.abs(percent) >= 20;
  if (isWorse) return isStrong ? 'var(--v7)' : 'var(--v5)';
  return isStrong ? 'var(--v1)' : 'var(--v2)';
}
