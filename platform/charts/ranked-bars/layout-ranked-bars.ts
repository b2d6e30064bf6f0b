import type { ChartWords } from '#platform/charts/frame/chart-words.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { estimateTextWidth, fitText } from '#platform/charts/marks/text-width.ts';
import { orderRows, type RankedBarsData, type RankedRow } from './ranked-bars-data.ts';

/** One row, px. */
export interface RankedRowLayout {
  row: RankedRow;
  y: number;
  name: string;
  figure: string;
  bar: { x: number; width: number; color: string } | null;
  planX: number | null;
  /** Where the bar would end by what became known later. */
  laterX: number | null;
  interval: { from: number; to: number } | null;
  /** Own and reference rows are told apart by weight and ink as well. */
  bold: boolean;
  ink: string;
}

/** Everything ranked bars draw, in px. */
export interface RankedBarsLayout {
  width: number;
  rows: RankedRowLayout[];
  /** Where the figures end: they are right-aligned. */
  figureX: number;
  /** Names stand above their bars: one of them has no room beside. */
  isStacked: boolean;
  /** The line of zero where bars go both ways. */
  zeroX: number | null;
  barX: number;
}

/** Height of a row and of its bar, px. */
export const rowHeight = 32;
export const barHeight = 10;

/** Most of the width that names may take beside the bars. */
const nameShare = 0.46;

/** Names left, bars on one scale, figures right; names above their bars where one would have to be cut. */
export function layoutRankedBars(
  data: RankedBarsData,
  { width }: ChartSize,
  { format, texts }: ChartWords,
): RankedBarsLayout {
  const rows = orderRows(data);
  const figures = rows.map(({ value }) => (value === null ? texts.noData : format.value(value)));
  const names = rows.map(({ name, rank }) => (rank === undefined ? name : `${rank}. ${name}`));
  const longest = Math.max(0, ...names.map((name) => estimateTextWidth(name, { size: 13, bold: true }))) + 12;
  const isStacked = longest > width * nameShare;
  const nameWidth = isStacked ? 0 : longest;
  const figureWidth =
    Math.max(0, ...figures.map((figure) => estimateTextWidth(figure, { size: 13, bold: true }))) + 12;
  const nameRoom = isStacked ? width - figureWidth : nameWidth;
  const values = rows
    .flatMap(({ value, plan, later, low, high }) => [value, plan, later, low, high])
    .filter((value) => value != null);
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)];
  const barX = round(nameWidth);
  const unit = Math.max(0, width - nameWidth - figureWidth) / (max - min || 1);
  const zeroX = barX - min * unit;
  const at = (value: number) => round(zeroX + value * unit);
  const hasOwn = rows.some(({ own }) => own);
  return {
    width,
    figureX: width,
    isStacked,
    zeroX: min < 0 ? round(zeroX) : null,
    barX,
    rows: rows.map((row, index) => ({
      row,
      y: index * rowHeight,
      name: fitText(names[index] ?? '', (nameRoom - 12) * (12 / 13), { bold: row.own }),
      figure: figures[index] ?? '',
      bar:
        row.value === null
          ? null
          : {
              x: Math.min(round(zeroX), at(row.value)),
              width: round(Math.abs(row.value) * unit),
              color: colorOf(row, hasOwn),
            },
      planX: row.plan === undefined ? null : at(row.plan),
      laterX: row.later == null ? null : at(row.later),
      interval:
        row.low === undefined || row.high === undefined ? null : { from: at(row.low), to: at(row.high) },
      bold: row.own ?? false,
      ink: row.reference ? 'var(--ink-3)' : 'var(--ink)',
    })),
  };
}

function colorOf({ own, reference, value }: RankedRow, hasOwn: boolean): string {
  if (reference || (hasOwn && !own)) return 'var(--ghost)';
  return (value ?? 0) < 0 ? 'var(--d2)' : 'var(--d1)';
}
