import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The place an arrow key leads to: the nearest in that direction, what lies aside counting double.
 * Home and End lead to the westernmost and the easternmost; undefined for other keys and at the edge.
 */
export function nextPlace(
  key: string,
  from: RegionShape | undefined,
  regions: readonly RegionShape[],
): RegionShape | undefined {
  const byEast = regions.toSorted((one, other) => one.labelX - other.labelX);
  if (key === 'Home') return byEast[0];
  if (key === 'End') return byEast.at(-1);
  const direction = directions[key];
  if (!direction || !from) return undefined;
  const [dx, dy] = direction;
  let best: { region: RegionShape; cost: number } | undefined;
  for (const region of regions) {
    const x = region.labelX - from.labelX;
    const y = region.labelY - from.labelY;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // Inside a cone of 60° to both sides; behind and beside is another key's business.
    if (region.id === from.id || ahead <= 0 || aside > ahead * 1.75) continue;
    const cost = Math.hypot(ahead, aside * 2);
    if (!best || cost < best.cost) best = { region, cost };
  }
  return best?.region;
}
