/** A rectangle, px. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Divides a rectangle into areas in proportion to the values, as near to squares as a greedy row by row way finds
 * (Bruls, Huizing, van Wijk 2000). `values` descend and are above zero; rectangles come in the same order.
 */
export function squarify(values: readonly number[], whole: Rect): Rect[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) return [];
  const unit = (whole.width * whole.height) / sum;
  const rects: Rect[] = [];
  let rest = whole;
  let start = 0;
  while (start < values.length) {
    const side = Math.min(rest.width, rest.height);
    let end = start + 1;
    while (
      end < values.length &&
      worstRatio(values.slice(start, end + 1), side, unit) <= worstRatio(values.slice(start, end), side, unit)
    )
      end += 1;
    const row = values.slice(start, end);
    const depth = (row.reduce((total, value) => total + value, 0) * unit) / (side || 1);
    rects.push(...layRow(row, rest, depth, unit));
    rest = restAfter(rest, depth);
    start = end;
  }
  return rects;
}

function worstRatio(row: readonly number[], side: number, unit: number): number {
  const area = row.reduce((total, value) => total + value, 0) * unit;
  const depth = area / side;
  return Math.max(...row.map((value) => Math.max(depth ** 2 / (value * unit), (value * unit) / depth ** 2)));
}

/** A row fills the shorter side: a column at the left of a wide rectangle, a line at the top of a tall one. */
function layRow(row: readonly number[], { x, y, width, height }: Rect, depth: number, unit: number): Rect[] {
  let along = 0;
  return row.map((value) => {
    const length = (value * unit) / (depth || 1);
    const rect =
      width >= height
        ? { x, y: y + along, width: depth, height: length }
        : { x: x + along, y, width: length, height: depth };
    along += length;
    return rect;
  });
}

function restAfter({ x, y, width, height }: Rect, depth: number): Rect {
  return width >= height
    ? { x: x + depth, y, width: Math.max(0, width - depth), height }
    : { x, y: y + depth, width, height: Math.max(0, height - depth) };
}
