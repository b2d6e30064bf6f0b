import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import type { ValueAxis } from './layout-value-axis.ts';

/** Where the figures of the value axis stand. */
export interface Gutter {
  /** Left edge of the plot, px: 0, or the width of the gutter. */
  left: number;
  inGutter: boolean;
}

/**
 * Figures stand above their lines unless the first days would run through them: then they get a gutter.
 *
 * @param heights  the highest value drawn at each step of the x axis, oldest first; null where nothing is
 * @param right    right edge of the plot, px
 */
export function layoutGutter(heights: readonly (number | null)[], axis: ValueAxis, right: number): Gutter {
  const labelWidth = Math.max(0, ...axis.ticks.map(({ label }) => estimateTextWidth(label)));
  const lowest = axis.ticks.find(({ value }) => value > axis.bottom)?.value ?? Infinity;
  const early = heights.slice(0, Math.ceil((labelWidth / right) * heights.length));
  const inGutter = early.some((height) => height !== null && height > lowest * 0.96);
  return { inGutter, left: inGutter ? Math.min(64, Math.max(32, Math.ceil(labelWidth + 8))) : 0 };
}
