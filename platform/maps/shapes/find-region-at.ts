import { contains } from './find-label-point.ts';
import type { RegionShape } from './layout-regions.ts';

/** How far from a place the pointer still means it where nothing else is hit, px. */
const tolerance = 20;

/** A place whose largest inscribed circle is smaller than this gets a marker and a larger target, px. */
const tinyDepth = 3.5;

/** Half of a target of 24 px. */
const tinyReach = 12;

/**
 * The region a pointer means, in px of the drawn map.
 *
 * A tiny place wins within 12 px of its middle, but never as far as half the way to another place's middle, so that no
 * place loses its own target. Then comes the region under the pointer; at sea the nearest within 20 px. `scale` is the
 * zoom: distances on screen stay the same.
 */
export function findRegionAt(
  regions: readonly RegionShape[],
  x: number,
  y: number,
  scale = 1,
): RegionShape | undefined {
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
export function isInside({ box, polygons }: RegionShape, x: number, y: number): boolean {
  return isNear(box, x, y, 0) && polygons.some((polygon) => contains(polygon, x, y));
}

function reachOf(tiny: RegionShape, regions: readonly RegionShape[], scale: number): number {
  const others = regions.filter(({ id }) => id !== tiny.id);
  const neighbour = nearest(others, tiny.labelX, tiny.labelY);
  return Math.min(tinyReach / scale, (neighbour?.distance ?? Infinity) / 2);
}

function nearest(
  regions: readonly RegionShape[],
  x: number,
  y: number,
  distanceOf: (region: RegionShape, x: number, y: number) => number = middleDistance,
): { region: RegionShape; distance: number } | undefined {
  let best: { region: RegionShape; distance: number } | undefined;
  for (const region of regions) {
    const distance = distanceOf(region, x, y);
    if (!best || distance < best.distance) best = { region, distance };
  }
  return best;
}

function middleDistance({ labelX, labelY }: RegionShape, x: number, y: number): number {
  return Math.hypot(labelX - x, labelY - y);
}

function borderDistance({ polygons }: RegionShape, x: number, y: number): number {
  return Math.min(...polygons.flatMap(([outer = []]) => outer.map(([px, py]) => Math.hypot(px - x, py - y))));
}

function isNear([left, upper, right, lower]: RegionShape['box'], x: number, y: number, by: number): boolean {
  return x >= left - by && x <= right + by && y >= upper - by && y <= lower + by;
}
