import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { estimateTextWidth, fitText } from '#platform/charts/marks/text-width.ts';
import type { ScatterData, ScatterDot } from './scatter-data.ts';

/** Radii in px of the largest dot, and of the least that can still be seen. */
const largest = { wide: 20, narrow: 14 };
const least = 2.5;
const plain = { own: 6, other: 3.5 };
/** Shares of the highest value whose circles are explained. */
const explained = [1, 1 / 4];
const lineHeight = 20;

/** How large dots are, and the key that explains it below the axis. */
export interface SizesLayout {
  radiusOf: (dot: ScatterDot) => number;
  /** The value that sizes a dot is not known. */
  isUnsized: (dot: ScatterDot) => boolean;
  /** Px that the key takes. */
  height: number;
  key: { label: string; y: number; circles: { x: number; y: number; r: number; label: string }[] } | null;
}

/** Areas in proportion to values from zero; where some are below it, from the lowest. */
export function layoutSizes({ dots, sizes }: ScatterData, size: ChartSize): SizesLayout {
  const known = [
    ...dots.flatMap((dot) => (typeof dot.size === 'number' ? [dot.size] : [])),
    ...(sizes?.span ? [sizes.span.min, sizes.span.max] : []),
  ];
  if (!sizes || known.length === 0)
    return {
      radiusOf: ({ own = false }) => (own ? plain.own : plain.other),
      isUnsized: () => false,
      height: 0,
      key: null,
    };
  const most = size.narrow ? largest.narrow : largest.wide;
  const low = Math.min(0, ...known);
  const span = Math.max(...known) - low;
  const radius = (value: number): number => {
    const share = span > 0 ? (value - low) / span : 1;
    return round(Math.max(least, most * Math.sqrt(share)));
  };
  const height = lineHeight + 2 * most + 8;
  const middle = size.height - most - 4;
  let x = 0;
  const circles = explained.map((share) => {
    const value = low + share * span;
    const [r, label] = [radius(value), sizes.format(value)];
    const circle = { x: round(x + r + 1), y: middle, r, label };
    x += 2 * r + 12 + estimateTextWidth(label) + 16;
    return circle;
  });
  return {
    radiusOf: ({ size: value }) => (typeof value === 'number' ? radius(value) : least),
    isUnsized: ({ size: value }) => typeof value !== 'number',
    height,
    key: { label: fitText(sizes.label, size.width), y: size.height - height + 14, circles },
  };
}
