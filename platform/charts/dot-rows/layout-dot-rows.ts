import { layoutRangeAxis } from '#platform/charts/axes/layout-range-axis.ts';
import type { ValueTick } from '#platform/charts/axes/layout-value-axis.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import type { DotRow, DotRowsInput } from './dot-rows-data.ts';

/** One row, px. */
export interface DotRowLayout {
  row: DotRow;
  y: number;
  /** Of the name: beside the dots, or above them. */
  nameY: number;
  x: number | null;
  besideX: number | null;
}

/** Everything dots in rows draw, in px. */
export interface DotRowsLayout {
  left: number;
  right: number;
  top: number;
  bottom: number;
  zeroX: number;
  zone: { x: number; width: number } | null;
  ticks: ValueTick[];
  rows: DotRowLayout[];
}

const headHeight = 24;
/** Height of a row and of what stands under the last, px. */
export const dotRowHeight = 30;
const footHeight = 26;

/** What the chart needs for its rows, px. */
export function dotRowsHeight(rows: number): number {
  return headHeight + rows * dotRowHeight + footHeight;
}

/** Names left, both dots of each row on one scale with zero in sight. */
export function layoutDotRows(data: DotRowsInput, { width }: ChartSize): DotRowsLayout {
  const names =
    Math.ceil(Math.max(0, ...data.rows.map(({ name }) => estimateTextWidth(name, { size: 13 })))) + 20;
  // Where names would take the room of the dots they stand above them.
  const areAbove = names > width / 2;
  const left = areAbove ? 8 : names;
  const right = width - 16;
  const values = data.rows.flatMap(({ value, beside }) => [value, beside]).filter((value) => value !== null);
  const { y: place, ticks } = layoutRangeAxis({
    min: Math.min(0, ...values),
    max: Math.max(0, ...values, data.zone?.to ?? 0),
    fromZero: true,
    upper: right,
    lower: left,
    format: data.format.axis,
    lines: 4,
  });
  const at = (value: number): number => round(place(value));
  const from = data.zone && at(data.zone.from);
  return {
    left,
    right,
    top: headHeight,
    bottom: headHeight + data.rows.length * dotRowHeight,
    zeroX: at(0),
    zone: data.zone && from !== undefined ? { x: from, width: round(at(data.zone.to) - from) } : null,
    ticks,
    rows: data.rows.map((row, index) => ({
      row,
      y: headHeight + (index + (areAbove ? 0.75 : 0.5)) * dotRowHeight,
      nameY: headHeight + (index + 0.5) * dotRowHeight + (areAbove ? -3 : 4),
      x: row.value === null ? null : at(row.value),
      besideX: row.beside === null ? null : at(row.beside),
    })),
  };
}
