import { areaPath, linePath, round, type Point } from '#platform/charts/marks/line-path.ts';

/** A place's weeks in the size of a word: those that were, those ahead with their fan, another place behind. */
export interface FanPaneData {
  /** Oldest first; null = not known. */
  past: readonly (number | null)[];
  /** Five values a week ahead, rising: 10, 25, 50, 75, 90 %. */
  weeks: readonly (readonly number[])[];
  /** Behind the line, week by week as `past`. */
  ghost?: readonly (number | null)[];
  /** The upper edge that all panes share; a wider fan is cut there. */
  yMax: number;
  /** The fan is grey: no better than the rule. */
  weak?: boolean;
}

/** px. */
export interface FanPaneLayout {
  line: string;
  ghost: string;
  median: string;
  outer: string;
  inner: string;
  /** Where the future begins. */
  now: number;
}

/** Lays one pane out; the fan grows from the last known week. */
export function layoutFanPane(
  { past, weeks, ghost = [], yMax }: FanPaneData,
  width: number,
  height: number,
): FanPaneLayout {
  const steps = Math.max(1, past.length + weeks.length - 1);
  const at = (week: number, value: number): Point => ({
    x: (week / steps) * width,
    y: height - (Math.min(value, yMax) / yMax) * (height - 1) - 0.5,
  });
  const known = past.map((value, week) => (value === null ? null : at(week, value)));
  const start = known.at(-1) ?? null;
  const ahead = (level: number) => weeks.map((week, index) => at(past.length + index, week[level] ?? 0));
  const from = <Value>(points: readonly Value[]) => [start, ...points];
  return {
    line: linePath(known),
    ghost: linePath(ghost.map((value, week) => (value === null ? null : at(week, value)))),
    median: linePath(from(ahead(2))),
    outer: areaPath(from(ahead(4)), from(ahead(0))),
    inner: areaPath(from(ahead(3)), from(ahead(1))),
    now: round(((past.length - 1) / steps) * width),
  };
}
