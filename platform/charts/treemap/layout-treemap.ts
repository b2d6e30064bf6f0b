import type { ChartWords } from '#platform/charts/frame/chart-words.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { round } from '#platform/charts/marks/line-path.ts';
import { breakLines, estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import { squarify, type Rect } from './squarify.ts';
import { toneOf, type TreemapData, type TreemapItem } from './treemap-data.ts';

/** One part, px. */
export interface TreemapCell extends Rect {
  item: TreemapItem;
  fill: string;
  ink: string;
  /** Name in bold, then the figure; the code alone where neither fits; nothing in the smallest. */
  lines: { text: string; bold: boolean }[];
  /** What the small ones are drawn together as. */
  isRest: boolean;
}

/** Everything a treemap draws, in px. */
export interface TreemapLayout {
  size: ChartSize;
  cells: TreemapCell[];
  legend: { x: number; y: number; label: string; fill: string }[];
  legendTitle: { y: number; text: string } | null;
}

const gap = 1.5;
const leading = 16;

/** Lays parts out by area, the largest first; the smallest merge into one. */
export function layoutTreemap(data: TreemapData, size: ChartSize, words: ChartWords): TreemapLayout {
  const { tones, toneTitle } = data;
  const legend = layoutLegend(data, size.width);
  const height = size.height - legend.height;
  const items = mergeSmall(data, words);
  const rects = squarify(
    items.map(({ item }) => item.value),
    { x: 0, y: 0, width: size.width, height },
  );
  return {
    size,
    cells: items.map(({ item, isRest }, at) => {
      const rect = inset(rects[at] ?? { x: 0, y: 0, width: 0, height: 0 });
      const tone = toneOf(item.change, tones)?.tone;
      const [fill, ink] = isRest
        ? ['var(--wash-2)', 'var(--ink)']
        : tone
          ? [`var(--v${tone})`, `var(--on-v${tone})`]
          : ['var(--q3)', 'var(--on-v3)'];
      return { ...rect, item, isRest, fill, ink, lines: linesOf(item, rect, data, words) };
    }),
    legend: legend.entries.map((entry) => ({ ...entry, y: entry.y + height })),
    legendTitle: tones && toneTitle ? { y: height + 22, text: `${toneTitle}:` } : null,
  };
}

function inset({ x, y, width, height }: Rect): Rect {
  return {
    x: round(x),
    y: round(y),
    width: round(Math.max(0, width - gap)),
    height: round(Math.max(0, height - gap)),
  };
}

/** Parts under the least share as one, when there are at least two of them. */
function mergeSmall(
  { items, minShare = 0.004 }: TreemapData,
  { texts }: ChartWords,
): { item: TreemapItem; isRest: boolean }[] {
  const positive = items.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  const sum = positive.reduce((total, { value }) => total + value, 0);
  const small = positive.filter(({ value, chosen }) => value / sum < minShare && !chosen);
  const whole = positive.map((item) => ({ item, isRest: false }));
  if (small.length < 2) return whole;
  const value = small.reduce((total, item) => total + item.value, 0);
  const rest = { item: { id: 'rest', name: texts.others(small.length), value }, isRest: true };
  return [...whole.filter(({ item }) => !small.includes(item)), rest].toSorted(
    (one, other) => other.item.value - one.item.value,
  );
}

function linesOf(
  { name, code, value, change }: TreemapItem,
  { width, height }: Rect,
  { formatChange }: TreemapData,
  { format }: ChartWords,
): TreemapCell['lines'] {
  const room = width - 12;
  const rows = Math.floor((height - 8) / leading);
  const names = breakLines(name, room, { bold: true });
  const fits = names.every((line) => estimateTextWidth(line, { bold: true }) <= room);
  if (rows >= names.length && fits) {
    const lines = names.map((text) => ({ text, bold: true }));
    const figure = format.value(value);
    const full = change == null || !formatChange ? figure : `${figure}, ${formatChange(change)}`;
    const said = [full, figure].find((text) => estimateTextWidth(text) <= room);
    return rows > names.length && said ? [...lines, { text: said, bold: false }] : lines;
  }
  if (code !== undefined && rows >= 1 && estimateTextWidth(code) <= room)
    return [{ text: code, bold: false }];
  return [];
}

/** Swatches under the picture, in as many lines as they need. */
function layoutLegend({ tones = [], toneTitle }: TreemapData, width: number) {
  const entries: { x: number; y: number; label: string; fill: string }[] = [];
  let [x, y] = [toneTitle ? estimateTextWidth(`${toneTitle}:`) + 16 : 0, 12];
  for (const { label, tone } of tones) {
    const room = 18 + estimateTextWidth(label) + 16;
    if (x + room > width + 16 && x > 0) [x, y] = [0, y + 20];
    entries.push({ x: round(x), y, label, fill: `var(--v${tone})` });
    x += room;
  }
  return { entries, height: tones.length === 0 ? 0 : y + 16 };
}
