import type { Ring } from './find-label-point.ts';

/**
 * A line with the fewest of its points that still runs within `most` px of the others (Douglas and Peucker). Its ends,
 * where borders meet, stay; a closed line keeps its farthest point too.
 */
export function straighten(line: Ring, most: number): Ring {
  const kept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const far = farthest(line, from, to);
    if (far === null || far.distance <= most) continue;
    kept.add(far.at);
    spans.push([from, far.at], [far.at, to]);
  }
  return line.filter((_, at) => kept.has(at));
}

/** The point between two of a line's that lies farthest from the stretch between them. */
function farthest(line: Ring, from: number, to: number): { at: number; distance: number } | null {
  const [start, end] = [line[from], line[to]];
  if (!start || !end || to - from < 2) return null;
  let found = { at: from, distance: -1 };
  for (let at = from + 1; at < to; at += 1) {
    const distance = distanceFrom(line[at]!, start, end);
    if (distance > found.distance) found = { at, distance };
  }
  return found;
}

type Place = Ring[number];

function distanceFrom([x, y]: Place, [fromX, fromY]: Place, [toX, toY]: Place): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = Math.hypot(alongX, alongY);
  const share =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / length ** 2));
  return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY);
}
