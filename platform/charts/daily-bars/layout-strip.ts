import type { DayAxis } from '#platform/charts/axes/layout-day-axis.ts';
import { dayNumber } from '#platform/charts/frame/day-number.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import type { DailyStrip } from './daily-bars-data.ts';

/** The strip under the axis, in px. */
export interface StripLayout {
  y: number;
  left: number;
  width: number;
  label: string;
  runs: { x: number; width: number; strength: number }[];
}

/** Room the strip takes under the words of the axis, px. */
export const stripRoom = 34;
/** Height of the strip itself, px. */
export const stripHeight = 8;

/** Lays the strip out over the days in sight; null where it has none of them. */
export function layoutStrip(
  { runs, name, shortName }: DailyStrip,
  axis: DayAxis,
  { axisY, narrow }: { axisY: number; narrow: boolean },
): StripLayout | null {
  const seen = runs.filter(({ from, to }) => dayNumber(to) >= axis.first && dayNumber(from) <= axis.last);
  if (seen.length === 0) return null;
  const half = axis.step / 2;
  const within = (x: number): number => Math.min(axis.right, Math.max(axis.left, x));
  return {
    y: axisY + 28,
    left: axis.left,
    width: axis.right - axis.left,
    label: (narrow && shortName) || name,
    runs: seen.map(({ from, to, value }) => {
      const x0 = within(axis.x(dayNumber(from)) - half);
      return { x: round(x0), width: round(within(axis.x(dayNumber(to)) + half) - x0), strength: value / 100 };
    }),
  };
}
