import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { pointOnSilhouette, silhouetteWidth } from '#platform/maps/silhouette/point-on-silhouette.ts';

/** A place and how much of something is there. */
export interface Bubble {
  id: number | string;
  name: string;
  longitude: number;
  latitude: number;
  value: number;
  href?: string;
}

/** A bubble in px; `label` is where its words stand, null where there is no room. */
export interface BubbleLayout extends Bubble {
  x: number;
  y: number;
  radius: number;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' } | null;
}

interface Options {
  width: number;
  /** Radius of the largest, px at 400 px of width. */
  maxRadius?: number;
  /** How many of the largest get words. */
  labels?: number;
  format: (value: number) => string;
}

type Area = [left: number, upper: number, right: number, lower: number];

/** Lays bubbles out largest first, area by value; words stand beside, above or below, never on one another. */
export function layoutBubbles(bubbles: readonly Bubble[], options: Options): BubbleLayout[] {
  const { width, maxRadius = 13, labels = 4, format } = options;
  const scale = width / silhouetteWidth;
  const most = Math.max(1e-9, ...bubbles.map(({ value }) => value));
  const layout = bubbles
    .toSorted((one, other) => other.value - one.value)
    .map((bubble) => {
      const { x, y } = pointOnSilhouette(bubble.longitude, bubble.latitude);
      const radius = Math.max(3, Math.sqrt(bubble.value / most) * maxRadius * Math.max(0.8, scale));
      return { ...bubble, x: x * scale, y: y * scale, radius: Math.round(radius * 10) / 10 };
    });
  return labelBubbles(layout, { width, labels, format });
}

/** Gives the first bubbles their words, beside, above or below, never on one another. */
export function labelBubbles(
  layout: readonly Omit<BubbleLayout, 'label'>[],
  { width, labels, format }: { width: number; labels: number; format: (value: number) => string },
): BubbleLayout[] {
  const taken: Area[] = layout.map(({ x, y, radius }) => [x - radius, y - radius, x + radius, y + radius]);
  return layout.map((bubble, rank) => {
    if (rank >= labels) return { ...bubble, label: null };
    const room = estimateTextWidth(`${bubble.name} ${format(bubble.value)}`);
    const free = positions(bubble, room).find(
      ({ area }) => area[0] >= 0 && area[2] <= width && area[1] >= 0 && !meets(area, taken, rank),
    );
    if (!free) return { ...bubble, label: null };
    taken.push(free.area);
    return { ...bubble, label: { x: free.x, y: free.y, anchor: free.anchor } };
  });
}

function positions({ x, y, radius }: Omit<BubbleLayout, 'label'>, room: number) {
  const beside = radius + 5;
  const above = y - radius - 5;
  const below = y + radius + 14;
  return [
    { x: x + beside, y: y + 4, anchor: 'start', area: [x + beside, y - 8, x + beside + room, y + 8] },
    { x: x - beside, y: y + 4, anchor: 'end', area: [x - beside - room, y - 8, x - beside, y + 8] },
    { x, y: above, anchor: 'middle', area: [x - room / 2, above - 12, x + room / 2, above + 4] },
    { x, y: below, anchor: 'middle', area: [x - room / 2, below - 12, x + room / 2, below + 4] },
    {
      x: x - radius,
      y: above,
      anchor: 'start',
      area: [x - radius, above - 12, x - radius + room, above + 4],
    },
    {
      x: x - radius,
      y: below,
      anchor: 'start',
      area: [x - radius, below - 12, x - radius + room, below + 4],
    },
  ] satisfies { x: number; y: number; anchor: 'start' | 'middle' | 'end'; area: Area }[];
}

/** Its own bubble does not count. */
function meets([left, upper, right, lower]: Area, taken: readonly Area[], own: number): boolean {
  return taken.some(
    (other, index) =>
      index !== own && left < other[2] && right > other[0] && upper < other[3] && lower > other[1],
  );
}

/** The bubbles as rows, largest first. */
export function bubblesTable(
  bubbles: readonly Bubble[],
  texts: { place: string; value: string },
): ChartTable {
  return {
    columns: [
      { key: 'name', label: texts.place, kind: 'text' },
      { key: 'value', label: texts.value, kind: 'number' },
    ],
    rows: bubbles.toSorted((one, other) => other.value - one.value).map(({ name, value }) => [name, value]),
  };
}
