import type { ClassMargins } from './class-margins.ts';

/** A dot in px. */
export interface StripDot {
  x: number;
  y: number;
}

/** A class as a strip of dots along one axis, in px. */
export interface StripLayout {
  dots: StripDot[];
  own: StripDot;
  median: number;
  ticks: { value: number; x: number }[];
}

const dot = 8;
const side = 16;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const maxTicks = 5;
/** Values further from the quarters than so many times their distance stand at the edge (Tukey, 1977). */
const fence = 1.5;

/** Lays the margins of a class out: equals stand in a pile about the middle of `height`, closer where a pile would leave it. */
export function layoutClassStrip(
  { quarter, median, threeQuarters, margins }: ClassMargins,
  own: number,
  { width, height }: { width: number; height: number },
): StripLayout {
  const reach = fence * Math.max(1, threeQuarters - quarter);
  const low = Math.min(0, own, Math.max(margins[0]!, quarter - reach));
  const high = Math.max(1, own, Math.min(margins.at(-1)!, threeQuarters + reach));
  const x = (value: number): number =>
    side + ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * (width - 2 * side);
  const piles = Map.groupBy(margins, (value) => Math.round(x(value) / dot));
  const highest = Math.max(...[...piles.values()].map(({ length }) => length));
  const apart = Math.min(dot, (height - dot) / Math.max(1, highest - 1));
  const dots = [...piles].flatMap(([column, pile]) =>
    pile.map((_value, at) => ({ x: column * dot, y: height / 2 + (at - (pile.length - 1) / 2) * apart })),
  );
  const step = steps.find((each) => (high - low) / each <= maxTicks) ?? steps.at(-1)!;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  const values = Array.from({ length: count }, (_, at) => (first + at) * step);
  return {
    dots,
    own: { x: x(own), y: height / 2 },
    median: x(median),
    ticks: values.map((value) => ({ value, x: x(value) })),
  };
}
