import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { areaPath, linePath } from '#platform/charts/marks/line-path.ts';

/** One place of the grid. */
export interface SmallMultiple {
  id: number | string;
  name: string;
  /** Fits 100 px; the name when left out. */
  shortName?: string;
  href?: string;
  /** One value a day, as many as there are dates. */
  values: readonly (number | null)[];
  /** The reader's own place: underlined. */
  marked?: boolean;
}

/** What every pane shares: one scale, one time, one ghost. */
export interface SmallMultiplesData {
  items: readonly SmallMultiple[];
  /** Days 'YYYY-MM-DD', ascending, without holes. */
  dates: readonly string[];
  /** The country's line behind every pane. */
  ghost: readonly (number | null)[];
  /** The upper edge of every pane. */
  yMax: number;
  /** A dashed line: a class bound, for instance. */
  threshold?: number;
}

/** A pane's paths in px of `paneWidth` × `paneHeight`. */
export interface SmallMultipleLayout {
  area: string;
  line: string;
}

/** Panes are drawn at this size and stretched to their column, strokes unscaled. */
export const paneWidth = 144;
export const paneHeight = 56;

/** Lays one trend out on the shared scale; values above `yMax` are cut at the upper edge. */
export function layoutSmallMultiple(values: readonly (number | null)[], yMax: number): SmallMultipleLayout {
  const step = paneWidth / Math.max(1, values.length - 1);
  const points = values.map((value, index) =>
    value === null ? null : { x: index * step, y: layoutHeight(value, yMax) },
  );
  const floor = points.map((point) => (point ? { x: point.x, y: paneHeight } : null));
  return { line: linePath(points), area: areaPath(points, floor) };
}

/** Height of a value in a pane, px from above; the axis is at 55.5. */
export function layoutHeight(value: number, yMax: number): number {
  const share = Math.min(1, Math.max(0, value / yMax));
  return paneHeight - 0.5 - share * (paneHeight - 1.5);
}

/** Days as rows, the ghost and then every place as columns. */
export function smallMultiplesTable(
  data: SmallMultiplesData,
  texts: { date: string; ghost: string },
): ChartTable {
  return {
    columns: [
      { key: 'date', label: texts.date, kind: 'date' },
      { key: 'ghost', label: texts.ghost, kind: 'number', place: '' },
      ...data.items.map(({ id, name }) => ({
        key: String(id),
        label: name,
        kind: 'number' as const,
        place: '',
      })),
    ],
    rows: data.dates.map((date, day) => [
      date,
      data.ghost[day] ?? null,
      ...data.items.map(({ values }) => values[day] ?? null),
    ]),
  };
}
