import { layoutRangeAxis } from '#platform/charts/axes/layout-range-axis.ts';
import type { ValueTick } from '#platform/charts/axes/layout-value-axis.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import type { SwarmData, SwarmDot, SwarmInput } from './swarm-data.ts';

/** A dot in px; `beyond` where a log scale cannot show it. */
export interface SwarmDotLayout {
  dot: SwarmDot;
  x: number;
  y: number;
  beyond: boolean;
  laterX: number | null;
}

/** Words over the dots with the place they name. */
interface SwarmName {
  x: number;
  y: number;
  atX: number;
  label: string;
  own: boolean;
}

/** Everything a swarm draws, in px. */
export interface SwarmLayout {
  left: number;
  right: number;
  middle: number;
  axisY: number;
  /** `y` of a tick is its place along the line. */
  ticks: ValueTick[];
  /** By value, as the keys lead through them. */
  dots: SwarmDotLayout[];
  referenceX: number | null;
  names: SwarmName[];
}

/** Distance of two dots, and the radius of the own one's room, px. */
const apart = 7.5;
const ownApart = 10;
const namesHeight = 40;

/** Every place as a dot on one scale; those that would meet step aside by as little as they can. */
export function layoutSwarm(data: SwarmInput, { width, height }: ChartSize): SwarmLayout {
  const axisY = height - 40;
  const [left, right] = [10, width - 10];
  const middle = round((namesHeight + axisY) / 2);
  const known = data.dots.flatMap((dot) => (dot.value === null ? [] : [{ dot, value: dot.value }]));
  const shown = known.map(({ value }) => value).filter((value) => data.scale !== 'log' || value > 0);
  const {
    y: place,
    bottom,
    ticks,
  } = layoutRangeAxis({
    min: Math.min(...shown, data.reference?.value ?? Infinity),
    max: Math.max(...shown, data.reference?.value ?? 0),
    scale: data.scale,
    fromZero: false,
    upper: right,
    lower: left,
    format: data.format.axis,
  });
  const at = (value: number): number => round(place(Math.max(bottom, value)));
  const ordered = known.toSorted((one, other) => one.value - other.value);
  const taken: { x: number; y: number; room: number }[] = [];
  // The own one keeps the line, wherever the others stand.
  for (const { dot, value } of ordered) if (dot.own) taken.push({ x: at(value), y: middle, room: ownApart });
  const half = (axisY - namesHeight) / 2 - 4;
  const dots = ordered.map(({ dot, value }): SwarmDotLayout => {
    const x = at(value);
    const y = dot.own ? middle : freePlace(x, middle, half, taken);
    if (!dot.own) taken.push({ x, y, room: apart });
    const beyond = value < bottom;
    return { dot, x, y, beyond, laterX: dot.later == null ? null : at(dot.later) };
  });
  const referenceX = data.reference ? at(data.reference.value) : null;
  return {
    left,
    right,
    middle,
    axisY,
    ticks,
    dots,
    referenceX,
    names: namesOf(dots, data, referenceX, width, data.format.value),
  };
}

/** The nearest place above or under the line where a dot meets no other; the edge where there is none. */
function freePlace(
  x: number,
  middle: number,
  half: number,
  taken: readonly { x: number; y: number; room: number }[],
): number {
  const near = taken.filter((other) => Math.abs(other.x - x) < other.room);
  const isFree = (y: number) => near.every((other) => Math.hypot(other.x - x, other.y - y) >= other.room);
  for (let step = 0; step <= half; step += 2.5)
    for (const y of [middle - step, middle + step]) if (isFree(y)) return round(y);
  return round(middle + half);
}

/** The own place over the dots, what it is compared with a line lower, the highest one beside it where there is room. */
function namesOf(
  dots: readonly SwarmDotLayout[],
  { reference }: SwarmData,
  referenceX: number | null,
  width: number,
  write: (value: number) => string,
): SwarmName[] {
  const named = (name: string, value: number, atX: number, y: number, own = false): SwarmName => {
    const label = `${name} ${write(value)}`;
    const half = estimateTextWidth(label, { bold: own }) / 2;
    return { x: round(Math.min(width - half, Math.max(half, atX))), y, atX, label, own };
  };
  const own = dots.find(({ dot }) => dot.own);
  const first = dots.at(-1);
  const names = [
    ...(own ? [named(own.dot.name, own.dot.value!, own.x, 12, true)] : []),
    ...(reference && referenceX !== null
      ? [beside(named(reference.name, reference.value, referenceX, 30), own?.x, width)]
      : []),
  ];
  if (!first || first === own) return names;
  const highest = named(first.dot.name, first.dot.value!, first.x, 30);
  return names.some((other) => meet(other, highest)) ? names : [...names, highest];
}

/** Words moved off the line that leads from the own dot to its name, to the side of what they name. */
function beside(name: SwarmName, line: number | undefined, width: number): SwarmName {
  const half = estimateTextWidth(name.label) / 2;
  if (line === undefined || Math.abs(name.x - line) > half + 4) return name;
  const x = name.atX < line ? line - half - 6 : line + half + 6;
  return { ...name, x: round(Math.min(width - half, Math.max(half, x))) };
}

/** Whether the words of two names would touch. */
function meet(one: SwarmName, other: SwarmName): boolean {
  const halves = (estimateTextWidth(one.label, { bold: one.own }) + estimateTextWidth(other.label)) / 2;
  return one.y === other.y && Math.abs(one.x - other.x) < halves + 8;
}
