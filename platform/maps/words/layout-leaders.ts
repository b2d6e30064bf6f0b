import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { isInside } from '#platform/maps/shapes/find-region-at.ts';
import type { RegionShape } from '#platform/maps/shapes/layout-regions.ts';
import type { MapSize } from '#platform/maps/choropleth/layout-choropleth.ts';

/** A label at sea with a line to its place, px. */
export interface LeaderLayout {
  id: number;
  /** The end at the place. */
  x: number;
  y: number;
  /** The end at the words. */
  labelX: number;
  labelY: number;
  anchor: 'start' | 'end';
  name: string;
  value: string;
}

interface LeaderWords {
  id: number;
  name: string;
  value: string;
}

type Line = [x0: number, y0: number, x1: number, y1: number];
type Area = [left: number, upper: number, right: number, lower: number];

const angles = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
const lengths = [28, 40, 52, 64, 78, 92, 108, 126, 146];

/** Gives each place the shortest leader whose words touch neither land nor other words; drops it where none is free. */
export function layoutLeaders(
  leaders: readonly LeaderWords[],
  regions: readonly RegionShape[],
  size: MapSize,
): LeaderLayout[] {
  const taken: Area[] = [];
  const lines: Line[] = [];
  return leaders.flatMap(({ id, name, value }) => {
    const region = regions.find((candidate) => candidate.id === id);
    if (!region) return [];
    const { labelX: x, labelY: y } = region;
    const room = estimateTextWidth(`${name} `) + estimateTextWidth(value, { bold: true });
    for (const length of lengths) {
      for (const angle of angles) {
        const labelX = Math.round(x + length * Math.cos(angle));
        const labelY = Math.round(y + length * Math.sin(angle));
        const anchor = Math.cos(angle) < 0 ? ('end' as const) : ('start' as const);
        const area = wordsArea(labelX, labelY, anchor, room);
        const line: Line = [x, y, labelX, labelY];
        if (!isFree(area, taken, regions, size)) continue;
        if (lines.some((other) => cross(other, line) || passes(other, area))) continue;
        if (taken.some((words) => passes(line, words))) continue;
        lines.push(line);
        taken.push(area);
        return [{ id, x, y, labelX, labelY, anchor, name, value }];
      }
    }
    return [];
  });
}

/** True where two lines cross: each has the other's ends on both sides. */
function cross([ax, ay, bx, by]: Line, [cx, cy, dx, dy]: Line): boolean {
  const side = (x0: number, y0: number, x1: number, y1: number, x: number, y: number) =>
    Math.sign((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0));
  return (
    side(ax, ay, bx, by, cx, cy) !== side(ax, ay, bx, by, dx, dy) &&
    side(cx, cy, dx, dy, ax, ay) !== side(cx, cy, dx, dy, bx, by)
  );
}

/** True where a line runs through words. */
function passes([x0, y0, x1, y1]: Line, [left, upper, right, lower]: Area): boolean {
  const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 2);
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((part) => {
    const [x, y] = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
    return x > left && x < right && y > upper && y < lower;
  });
}

function wordsArea(x: number, y: number, anchor: 'start' | 'end', room: number): Area {
  const left = anchor === 'start' ? x : x - room - 10;
  return [left, y - 9, left + room + 10, y + 9];
}

function isFree(
  area: Area,
  taken: Area[],
  regions: readonly RegionShape[],
  { width, height }: MapSize,
): boolean {
  const [left, upper, right, lower] = area;
  if (left < 0 || upper < 0 || right > width || lower > height) return false;
  if (taken.some((other) => left < other[2] && right > other[0] && upper < other[3] && lower > other[1]))
    return false;
  const near = regions.filter(
    ({ box }) => left < box[2] && right > box[0] && upper < box[3] && lower > box[1],
  );
  for (let x = left; x <= right; x += 4)
    for (let y = upper; y <= lower; y += 4) if (near.some((region) => isInside(region, x, y))) return false;
  return true;
}
