import { contains } from './find-label-point.ts';
import type { PlacedRegion } from './place-regions.ts';

/** How far from a place the pointer still means it where nothing else is hit, px. */
const tolerance = 20;

/** A place whose largest inscribed circle is smaller than this gets a marker and a larger target, px. */
const tinyDepth = 3.5;

const tinyReach = 7;

/**
 * The region a pointer means, in px of the placed map.
 *
 * A tiny place wins within 7 px of its middle, but never as far as half the way to another place's middle, so
 * that no place loses its own target; then the region under the pointer; at sea the nearest within 20 px.
 * `scale` is the zoom: distances on screen stay the same.
 */
export function findRegionAt(
  regions: readonly PlacedRegion[],
  x: number,
  y: number,
  scale = 1,
): PlacedRegion | undefined {
  const tiny = regions.filter(({ depth }) => depth * scale < tinyDepth);
  const nearTiny = nearest(tiny, x, y);
  if (nearTiny && nearTiny.distance <= reachOf(nearTiny.region, regions, scale)) return nearTiny.region;
  const hit = regions.find((region) => isInside(region, x, y));
  if (hit) return hit;
  const near = nearest(
    regions.filter(({ box }) => isNear(box, x, y, tolerance / scale)),
    x,
    y,
    borderDistance,
  );
  return near && near.distance <= tolerance / scale ? near.region : undefined;
}

/** True inside one of the region's parts. */
export function isInside({ box, polygons }: PlacedRegion, x: number, y: number): boolean {
  return isNear(box, x, y, 0) && polygons.some((polygon) => contains(polygon, x, y));
}

function reachOf(tiny: PlacedRegion, regions: readonly PlacedRegion[], scale: number): number {
  const others = regions.filter(({ id }) => id !== tiny.id);
  const neighbour = nearest(others, tiny.labelX, tiny.labelY);
  return Math.min(tinyReach / scale, (neighbour?.distance ?? Infinity) / 2);
}

function nearest(
  regions: readonly PlacedRegion[],
  x: number,
  y: number,
  distanceOf: (region: PlacedRegion, x: number, y: number) => number = middleDistance,
): { region: PlacedRegion; distance: number } | undefined {
  let best: { region: PlacedRegion; distance: number } | undefined;
  for (const region of regions) {
    const distance = distanceOf(region, x, y);
    if (!best || distance < best.distance) best = { region, distance };
  }
  return best;
}

function middleDistance({ labelX, labelY }: PlacedRegion, x: number, y: number): number {
  return Math.hypot(labelX - x, labelY - y);
}

function borderDistance({ polygons }: PlacedRegion, x: number, y: number): number {
  return Math.min(...polygons.flatMap(([outer = []]) => outer.map(([px, py]) => Math.hypot(px - x, py - y))));
}

function isNear([left, upper, right, lower]: PlacedRegion['box'], x: number, y: number, by: number): boolean {
  return x >= left - by && x <= right + by && y >= upper - by && y <= lower + by;
}
