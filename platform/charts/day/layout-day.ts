import type { ChartTable } from '#platform/charts/frame/chart-table.ts';

/** Minutes of a calendar day. */
const minutesPerDay = 1440;

/** Share of the day passed at 'HH:MM', 0…1; 24:00 is 1. */
function shareOfDay(time: string): number {
  const [hours = '', minutes = ''] = time.split(':');
  const passed = Number(hours) * 60 + Number(minutes);
  if (!/^\d{1,2}:\d{2}$/.test(time) || passed > minutesPerDay)
    throw new RangeError(`Not a time of day: ${time}`);
  return passed / minutesPerDay;
}

/** A place along the day in hundredths of it, for CSS and SVG of any width; a hundredth of one exact. */
export function percentOfDay(time: string): number {
  return Math.round(shareOfDay(time) * 10_000) / 100;
}

/** One bar of the day histogram, px. */
export interface HourLayout {
  hour: number;
  count: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The histogram of a day in px. */
export interface DayLayout {
  hours: HourLayout[];
  width: number;
  axisY: number;
}

/** Lays the histogram out for a size: room for words above, for hours below. */
export function layoutDay(
  counts: readonly number[],
  { width, height }: { width: number; height: number },
): DayLayout {
  const axisY = height - 20;
  return { hours: layoutHours(counts, { width, upper: 28, axisY }), width, axisY };
}

/** Lays 24 counts out between `upper` and `axisY`; the tallest reaches the top. */
export function layoutHours(
  counts: readonly number[],
  { width, upper, axisY, yMax }: { width: number; upper: number; axisY: number; yMax?: number },
): HourLayout[] {
  const step = width / counts.length;
  const most = Math.max(1, yMax ?? 0, ...counts);
  const barWidth = Math.round(step * 0.66 * 10) / 10;
  return counts.map((count, hour) => {
    const height = Math.round((count / most) * (axisY - upper) * 10) / 10;
    const x = Math.round((hour * step + (step - barWidth) / 2) * 10) / 10;
    return { hour, count, x, y: Math.round((axisY - height) * 10) / 10, width: barWidth, height };
  });
}

/** All bars as strokes of one path, as wide as a bar: a row of bars costs one element. */
export function hourStrokes(hours: readonly HourLayout[], axisY: number): { d: string; strokeWidth: number } {
  const strokes = hours
    .filter(({ height }) => height > 0)
    .map(({ x, y, width }) => `M${Math.round((x + width / 2) * 10) / 10} ${axisY}V${y}`);
  return { d: strokes.join(''), strokeWidth: hours[0]?.width ?? 0 };
}

/** 'HH:00' of an hour 0…24. */
export function clockOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** Hours as rows: from, to, count. */
export function hoursTable(
  counts: readonly number[],
  texts: { from: string; to: string; count: string },
): ChartTable {
  return {
    columns: [
      { key: 'from', label: texts.from, kind: 'text' },
      { key: 'to', label: texts.to, kind: 'text' },
      { key: 'count', label: texts.count, kind: 'number' },
    ],
    rows: counts.map((count, hour) => [clockOf(hour), clockOf(hour + 1), count]),
  };
}
