import { layoutDayAxis, type DayAxis } from '#platform/charts/axes/layout-day-axis.ts';
import { layoutValueAxis, type ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import type { ChartFormat } from '#platform/charts/frame/chart-words.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { dayNumber } from '#platform/charts/frame/day-number.ts';
import { areaPath, linePath, round, type Point } from '#platform/charts/marks/line-path.ts';
import type { WhatIfData } from './what-if-data.ts';

/** Left edge of the plot, px: the same at every width, so that what stands below lines up. */
export const whatIfGutter = 48;

const upper = 16;
const axisRoom = 24;

/** Everything the chart draws, in px. */
export interface WhatIfLayout {
  size: ChartSize;
  valueAxis: ValueAxis;
  dayAxis: DayAxis;
  axisY: number;
  /** Where what was reported ends. */
  startX: number;
  /** Where the hatched ground begins; null where it would lie behind the last day. */
  blindX: number | null;
  bars: string;
  barWidth: number;
  own: string;
  reference: string;
  band90: string;
  band50: string;
  limit: string;
  limits: { x: number; y: number; value: number }[];
  crossing: { from: number; middle: number; to: number; y: number } | null;
  /** Day numbers of the first and the last day. */
  first: number;
  last: number;
  start: number;
}

/** Lays both courses out on one time axis with what was before. */
export function layoutWhatIf(
  data: WhatIfData,
  size: ChartSize,
  { format }: { format: ChartFormat },
): WhatIfLayout {
  const start = dayNumber(data.startDay);
  const first = data.past[0] ? dayNumber(data.past[0].date) : start;
  const last = start + data.own.length - 1;
  const axisY = size.height - axisRoom;
  const dayAxis = layoutDayAxis({ first, last, left: whatIfGutter, right: size.width, format });
  const valueAxis = layoutValueAxis({ yMax: data.yMax, upper, lower: axisY, format: format.axis });
  const at = (day: number, value: number): Point => ({
    x: dayAxis.x(day),
    y: Math.max(upper, valueAxis.y(value)),
  });
  const course = (values: ArrayLike<number> | undefined): Point[] =>
    Array.from(values ?? [], (value, index) => at(start + index, value));
  const scale = [start, first, last, size.width, size.height, valueAxis.y(0), valueAxis.y(1)].join(' ');
  const line = (values: WhatIfData['reference']): string =>
    values ? keptPath(values, scale, () => linePath(course(values))) : '';
  const area = (high: ArrayLike<number>, low: ArrayLike<number>): string =>
    keptPath(high, scale, () => areaPath(course(high), course(low)));
  const blind = dayNumber(data.blindFrom);
  const { bands, crossing } = data;
  const x = (day: string): number => round(dayAxis.x(dayNumber(day)));
  return {
    size,
    valueAxis,
    dayAxis,
    axisY,
    startX: round(dayAxis.x(start)),
    blindX: blind < last ? round(dayAxis.x(blind)) : null,
    bars: barsOf(data, dayAxis, valueAxis),
    barWidth: round(Math.max(1, dayAxis.step * 0.82)),
    own: line(data.own),
    reference: line(data.reference),
    band90: bands ? area(bands.high90, bands.low90) : '',
    band50: bands ? area(bands.high50, bands.low50) : '',
    ...limitOf(data, dayAxis, valueAxis, dayAxis.x(start)),
    crossing: crossing
      ? {
          from: x(crossing.low),
          middle: x(crossing.middle),
          to: x(crossing.high),
          y: round(Math.max(upper, valueAxis.y(crossing.value))),
        }
      : null,
    first,
    last,
    start,
  };
}

const keptPaths = new WeakMap<object, { scale: string; path: string }>();

/** The path of the same values on the same scale is not made again: one course is moved, the others stay. */
function keptPath(values: ArrayLike<number>, scale: string, make: () => string): string {
  const kept = keptPaths.get(values);
  if (kept?.scale === scale) return kept.path;
  const path = make();
  keptPaths.set(values, { scale, path });
  return path;
}

function barsOf({ past }: WhatIfData, dayAxis: DayAxis, valueAxis: ValueAxis): string {
  const lower = valueAxis.y(0);
  return past
    .map(({ date, value }) =>
      value === null ? '' : `M${round(dayAxis.x(dayNumber(date)))},${lower}V${round(valueAxis.y(value))}`,
    )
    .join('');
}

/** A step line: level until the day it changes. */
function limitOf({ limits = [] }: WhatIfData, dayAxis: DayAxis, valueAxis: ValueAxis, startX: number) {
  const steps = limits.map(({ date, value }) => ({
    x: round(Math.max(startX, dayAxis.x(dayNumber(date)))),
    y: round(Math.max(upper, valueAxis.y(value))),
    value,
  }));
  const [firstStep, ...later] = steps;
  const limit = firstStep
    ? `M${firstStep.x},${firstStep.y}${later.map(({ x, y }) => `H${x}V${y}`).join('')}H${round(dayAxis.right)}`
    : '';
  return { limit, limits: steps };
}
