import type { MapSize } from '#platform/maps/choropleth/layout-choropleth.ts';
import type { RegionMap } from '#platform/maps/read-topology.ts';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import { cellOf, gridRows, type Cell } from './tile-grid.ts';

const air = 2;
const halfWidth = Math.sqrt(3) / 2;

/** Corners of a hexagon that stands on its tip, in radii from its middle. */
const corners: readonly [number, number][] = [
  [0, -1],
  [halfWidth, -0.5],
  [halfWidth, 0.5],
  [0, 1],
  [-halfWidth, 0.5],
  [-halfWidth, -0.5],
];

/** One hexagon a subject, all alike, so that the smallest is seen as well as the largest; those that the grid does not know stand in rows below. */
export function layoutTiles({ regions }: RegionMap, { width, height }: MapSize): RegionShape[] {
  const known = regions.flatMap(({ iso }) => cellOf(iso) ?? []);
  const columns = Math.max(1, ...known.map(({ column }) => column + 1), 5);
  let strangers = 0;
  const places = regions.map(({ id, iso }) => {
    const cell = cellOf(iso) ?? below((strangers += 1) - 1, columns, known.length > 0 ? gridRows : 0);
    return { id, iso, cell };
  });
  const rows = Math.max(...places.map(({ cell }) => cell.row + 1), 1);
  const radius = Math.min(
    (width - 2 * air) / ((columns + 0.5) * 2 * halfWidth),
    (height - 2 * air) / (rows * 1.5 + 0.5),
  );
  const left = (width - (columns + 0.5) * 2 * halfWidth * radius) / 2;
  return places.map(({ id, iso, cell }) => hexagon(id, iso, middleOf(cell, radius, left), radius));
}

function below(index: number, columns: number, from: number): Cell {
  return { column: index % columns, row: from + Math.floor(index / columns) };
}

function middleOf({ column, row }: Cell, radius: number, left: number): [number, number] {
  const shift = row % 2 === 1 ? 1 : 0.5;
  return [left + (column + shift) * 2 * halfWidth * radius, air + (row * 1.5 + 1) * radius];
}

function hexagon(id: number, iso: string, [x, y]: [number, number], radius: number): RegionShape {
  const drawn = radius - 0.75;
  const ring = corners.map(([dx, dy]): [number, number] => [tenth(x + dx * drawn), tenth(y + dy * drawn)]);
  return {
    id,
    iso,
    path: `M${ring.map((point) => point.join(' ')).join('L')}z`,
    polygons: [[ring]],
    box: [tenth(x - halfWidth * drawn), tenth(y - drawn), tenth(x + halfWidth * drawn), tenth(y + drawn)],
    labelX: tenth(x),
    labelY: tenth(y),
    depth: drawn * halfWidth,
  };
}

const tenth = (pixels: number): number => Math.round(pixels * 10) / 10;
