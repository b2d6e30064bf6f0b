import { dayNumber } from '#platform/charts/frame/day-number.ts';
import type { DayAxis } from '#platform/charts/axes/layout-day-axis.ts';
import { estimateTextWidth, fitName } from '#platform/charts/marks/text-width.ts';

/** Something that happened or will: a day, or days `start`…`end`, both 'YYYY-MM-DD'. */
export interface ChartEvent {
  id: string;
  start: string;
  end?: string;
  label: string;
  /** The words for a phone where the whole ones have no room. */
  shortLabel?: string;
  /** Not yet in force, or not known: drawn hollow. */
  future?: boolean;
}

/** An event in its lane under the axis; a bar from x0 to x1, or a dot where they are equal. */
export interface EventLayout {
  id: string;
  first: number;
  last: number;
  x0: number;
  x1: number;
  y: number;
  label: string;
  labelX: number;
  anchor: 'start' | 'end';
  /** The words stand on the bar: there is room on neither side of it. */
  inside: boolean;
  future: boolean;
}

/** Height of a lane, px. */
export const laneHeight = 20;
/** Kept free around the words, px. */
const labelGap = 12;

/** Gives every event the first lane where bar and label are free; lanes start 34 px under the axis. */
export function layoutEvents(
  events: readonly ChartEvent[],
  axis: DayAxis,
  { axisY, width, narrow }: { axisY: number; width: number; narrow: boolean },
): { layout: EventLayout[]; lanes: number } {
  const taken: [number, number][][] = [];
  const layout = inSight(events, axis).map((event) => {
    const { x0, x1 } = span(event, axis);
    // Beside the bar on either hand, or on it: the widest place tells how many of the words there are.
    const widest = Math.max(width - x1, x0 - axis.left, x1 - x0) - labelGap;
    const label = fitName({ name: event.label, shortName: narrow ? event.shortLabel : undefined }, widest);
    const room = estimateTextWidth(label) + labelGap;
    const isFull = x1 + room > width;
    const inside = isFull && x0 - room < axis.left && x1 - x0 > room;
    const before = isFull && !inside;
    const from = before ? x0 - room : x0 - 6;
    const to = isFull ? x1 + 6 : x1 + room;
    const lane = freeLane(taken, from, to);
    const labelX = inside ? x0 + 12 : before ? x0 - 8 : x1 + 8;
    const days = { first: dayNumber(event.start), last: dayNumber(event.end ?? event.start) };
    const y = axisY + 34 + lane * laneHeight;
    const anchor: EventLayout['anchor'] = before ? 'end' : 'start';
    const { id, future = false } = event;
    return { id, ...days, x0, x1, y, label, labelX, anchor, inside, future };
  });
  return { layout, lanes: taken.length };
}

function inSight(events: readonly ChartEvent[], axis: DayAxis): ChartEvent[] {
  // A week beyond the last day still fits into the right margin: a measure announced for next Monday.
  const seen = events.filter(
    ({ start, end = start }) => dayNumber(end) >= axis.first && dayNumber(start) <= axis.last + 7,
  );
  return seen.toSorted((one, other) => one.start.localeCompare(other.start));
}

function span({ start, end }: ChartEvent, axis: DayAxis): { x0: number; x1: number } {
  const x0 = Math.max(axis.left, axis.x(dayNumber(start)));
  const x1 = end === undefined ? x0 : Math.min(axis.right, axis.x(dayNumber(end)));
  return { x0, x1: Math.max(x0, x1) };
}

function freeLane(taken: [number, number][][], from: number, to: number): number {
  const free = taken.findIndex((lane) => lane.every(([start, end]) => to < start || from > end));
  const lane = free === -1 ? taken.push([]) - 1 : free;
  taken[lane]?.push([from, to]);
  return lane;
}
