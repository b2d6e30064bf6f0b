/** Rows that are drawn, and the empty space above and below them, px. */
export interface RowWindow {
  first: number;
  /** One past the last. */
  end: number;
  above: number;
  below: number;
}

const spare = 20;

/** Which of many rows of one height to draw for a scroll position: those in view and twenty on each side. */
export function windowRows(
  count: number,
  rowHeight: number,
  scrollTop: number,
  viewHeight: number,
): RowWindow {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - spare);
  const end = Math.min(count, Math.ceil((scrollTop + viewHeight) / rowHeight) + spare);
  const start = Math.min(first, end);
  return { first: start, end, above: start * rowHeight, below: (count - end) * rowHeight };
}
