import type { ChartFormat } from '#platform/charts/frame/chart-words.ts';
import type { ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import type { DailyValue } from './daily-bars-data.ts';

/** A peak's figure and day above the bars, px. */
export interface PeakLayout {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  value: string;
  date: string;
}

type Day = DailyValue & { x: number };

/** Puts each peak's words above all bars under them, or left of the peak where there is no air; drops what collides. */
export function layoutPeaks(
  peaks: readonly string[],
  days: readonly Day[],
  axis: ValueAxis,
  { left, right }: { left: number; right: number },
  format: Pick<ChartFormat, 'value' | 'shortDate'>,
): PeakLayout[] {
  const taken: { from: number; to: number; y: number }[] = [];
  return peaks.flatMap((date) => {
    const day = days.find((candidate) => candidate.date === date);
    if (!day || day.average === null) return [];
    const value = format.value(day.average);
    const words = format.shortDate(date);
    const room = estimateTextWidth(value, { bold: true }) + estimateTextWidth(` ${words}`);
    const free = candidates(day.x, room).find(({ from, to }) => {
      const y = labelY(days, axis, from, to);
      const apart = taken.every((other) => to < other.from || from > other.to || Math.abs(other.y - y) > 16);
      return from >= left && to <= right && y >= 14 && apart;
    });
    if (!free) return [];
    const y = labelY(days, axis, free.from, free.to);
    taken.push({ from: free.from - 4, to: free.to + 4, y });
    return [{ x: free.x, y, anchor: free.anchor, value, date: words }];
  });
}

function candidates(x: number, room: number) {
  return [
    { x, anchor: 'middle', from: x - room / 2, to: x + room / 2 },
    { x: x - 8, anchor: 'end', from: x - 8 - room, to: x - 8 },
    { x: x + 8, anchor: 'start', from: x + 8, to: x + 8 + room },
  ] as const;
}

function labelY(days: readonly Day[], axis: ValueAxis, from: number, to: number): number {
  const under = days.filter(({ x }) => x >= from - 2 && x <= to + 2);
  const tallest = Math.max(0, ...under.map(({ value, average }) => Math.max(value ?? 0, average ?? 0)));
  return Math.round(axis.y(Math.min(tallest, axis.top)) - 7);
}
