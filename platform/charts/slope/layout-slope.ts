import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { spreadLabels } from '#platform/charts/marks/spread-labels.ts';
import { estimateTextWidth, fitText } from '#platform/charts/marks/text-width.ts';
import type { SlopeInput, SlopeRow } from './slope-data.ts';

/** Words at an end of a line. */
interface SlopeLabel {
  text: string;
  y: number;
}

/** A place in px: from the left time to the right one. */
export interface SlopeLine {
  row: SlopeRow;
  y1: number;
  y2: number;
  color: string;
  strokeWidth: number;
  bold: boolean;
  /** Null where so many places stand that only the coloured ones are named. */
  left: SlopeLabel | null;
  right: SlopeLabel | null;
}

/** Everything a slope draws, in px. */
export interface SlopeLayout {
  left: number;
  right: number;
  upper: number;
  lower: number;
  /** By the value at the end, the highest first, as the keys lead through them. */
  lines: SlopeLine[];
  /** Those without a colour as one path. */
  rest: string;
  width: number;
}

/** Up to so many places each has its name. */
const maxNamed = 12;
const labelHeight = 15;
const upper = 12;
const footHeight = 28;
/** Most of the width that the words on the right may take. */
const nameShare = 0.5;
const maxHues = 5;

/** Lays places between two times on one scale; names that would touch step apart. */
export function layoutSlope({ rows, format }: SlopeInput, { width, height }: ChartSize): SlopeLayout {
  const known = rows
    .filter(({ start, end }) => start !== null && end !== null)
    .toSorted((one, other) => other.end! - one.end!);
  const named = known.filter(({ coloured }) => coloured || known.length <= maxNamed);
  const lower = height - footHeight;
  const values = known.flatMap(({ start, end }) => [start!, end!]);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const y = (value: number): number =>
    max === min ? (upper + lower) / 2 : lower - 6 - ((value - min) / (max - min)) * (lower - upper - 12);
  const wordsOf = ({ name, end }: SlopeRow): string => `${format.value(end!)} ${name}`;
  const widest = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map((text) => estimateTextWidth(text, { bold: true })));
  const room = Math.min(width * nameShare, widest(named.map(wordsOf)) + 12);
  const left = Math.round(widest(named.map(({ start }) => format.value(start!))) + 12);
  const right = Math.round(width - room);
  const place = (of: (row: SlopeRow) => number): Map<SlopeRow, number> => {
    const placed = spreadLabels(
      named.map((row) => y(of(row))),
      labelHeight,
      upper,
      lower - 4,
    );
    return new Map(named.map((row, at) => [row, round(placed[at]!)]));
  };
  const [starts, ends] = [place(({ start }) => start!), place(({ end }) => end!)];
  const hues = new Map(rows.filter(({ coloured }) => coloured).map(({ id }, at) => [id, at]));
  const lines = known.map((row): SlopeLine => {
    const hue = hues.get(row.id) ?? maxHues;
    const isNamed = starts.has(row);
    return {
      row,
      y1: round(y(row.start!)),
      y2: round(y(row.end!)),
      color: hue < maxHues && !row.reference ? `var(--c${hue + 1})` : 'var(--ghost)',
      strokeWidth: row.own ? 2.5 : row.coloured ? 2 : 1,
      bold: row.coloured === true,
      left: isNamed ? { text: format.value(row.start!), y: starts.get(row)! } : null,
      right: isNamed
        ? { text: fitText(wordsOf(row), room - 12, { bold: row.coloured === true }), y: ends.get(row)! }
        : null,
    };
  });
  const rest = lines
    .filter(({ row }) => !row.coloured)
    .map(({ y1, y2 }) => `M${left},${y1}L${right},${y2}`)
    .join('');
  return { left, right, upper, lower, lines, rest, width };
}

/** The line a pointer is nearest to, measured straight up or down; null where there are none. */
export function findNearestLine({ lines, left, right }: SlopeLayout, x: number, y: number): number | null {
  if (lines.length === 0) return null;
  const share = Math.min(1, Math.max(0, (x - left) / Math.max(1, right - left)));
  const distances = lines.map(({ y1, y2 }) => Math.abs(y1 + (y2 - y1) * share - y));
  return distances.indexOf(Math.min(...distances));
}
