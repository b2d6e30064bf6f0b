import { dayNumber, isoDay } from '#platform/charts/frame/day-number.ts';
import type { ChartSize } from '#platform/charts/frame/chart-size.ts';
import { linePath, round, type Point } from '#platform/charts/marks/line-path.ts';
import { layoutDayAxis, type DayAxis } from '#platform/charts/axes/layout-day-axis.ts';
import { laneHeight, layoutEvents, type EventLayout } from '#platform/charts/events/layout-events.ts';
import { layoutGutter } from '#platform/charts/axes/layout-gutter.ts';
import { layoutValueAxis, type ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import { estimateTextWidth } from '#platform/charts/marks/text-width.ts';
import type { DatedValue, ForecastStep, LineBandsData, LineBandsWords } from './line-bands-data.ts';
import { layoutBandNames, type BandName } from './layout-band-names.ts';
import { layoutForecast, type ForecastLayout } from './layout-forecast.ts';

/** A place of the cursor: a reported day or a forecast horizon. */
export interface LineStop {
  date: string;
  x: number;
  y: number | null;
  value: number | null;
  bar?: number | null;
  /** As it became known later; left out where nothing else did. */
  later?: number | null;
  step?: ForecastStep;
}

/** Everything a line chart draws, in px. */
export interface LineBandsLayout {
  size: ChartSize;
  valueAxis: ValueAxis;
  dayAxis: DayAxis;
  axisY: number;
  inGutter: boolean;
  line: string;
  /** What became known later. */
  ghost: string;
  /** The last known point; its figure where there is room. */
  end: (Point & { label: string | null }) | null;
  bars: string;
  /** Figures of the days whose bars leave the picture: they are cut at its upper edge. */
  cut: { x: number; label: string }[];
  barWidth: number;
  forecast: ForecastLayout | null;
  bandNames: BandName[];
  earlier: { path: string; start: Point; opacity: number }[];
  events: EventLayout[];
  stops: LineStop[];
}

/** Where the picture ends above: what reaches farther is cut, px. */
export const pictureTop = 8;

/** Words at the release day need a line of their own above the uppermost grid line, px. */
const upperEdge = { plain: 20, withWords: 40 };

/** Lays line, bands, earlier forecasts and events out for one size. */
export function layoutLineBands(
  data: LineBandsData,
  size: ChartSize,
  words: LineBandsWords,
): LineBandsLayout {
  const draft = layoutAxes(data, size.height - 24, size, words);
  const lanes = data.events?.length
    ? layoutEvents(data.events, draft.dayAxis, { axisY: 0, ...size }).lanes
    : 0;
  const axisY = size.height - 24 - (lanes > 0 ? 12 + lanes * laneHeight : 0);
  const axes = layoutAxes(data, axisY, size, words);
  const { valueAxis, dayAxis } = axes;
  const at = ({ date, value }: DatedValue): Point | null =>
    value === null || value < valueAxis.bottom
      ? null
      : { x: dayAxis.x(dayNumber(date)), y: valueAxis.y(value) };
  const days = daysOf(data.points, dayAxis);
  const points = days.map(at);
  const end = points.findLast((point) => point !== null) ?? null;
  const last = days.findLast(({ value }) => value !== null)?.value ?? 0;
  const bars = daysOf(data.bars ?? [], dayAxis);
  return {
    ...axes,
    size,
    axisY,
    line: linePath(points),
    ghost: linePath(daysOf(data.ghost ?? [], dayAxis).map(at)),
    end: end && { ...end, label: size.narrow || data.forecast ? null : words.format.value(last) },
    bars: bars.flatMap((bar) => barPath(at(bar), axisY)).join(''),
    cut: bars.flatMap(({ date, value }) =>
      value !== null && valueAxis.y(value) < pictureTop
        ? [{ x: round(dayAxis.x(dayNumber(date))), label: words.format.value(value) }]
        : [],
    ),
    barWidth: round(dayAxis.step > 5.5 ? dayAxis.step - 1.5 : dayAxis.step * 0.82),
    forecast: data.forecast ? layoutForecast(data.forecast, end, valueAxis, dayAxis) : null,
    bandNames: data.forecast ? layoutBandNames(data.forecast, axes, words) : [],
    earlier: layoutEarlier(data, days, at),
    events: layoutEvents(data.events ?? [], dayAxis, { axisY, ...size }).layout,
    stops: layoutStops(days, points, bars, data, at),
  };
}

function layoutAxes(data: LineBandsData, lower: number, size: ChartSize, { format, texts }: LineBandsWords) {
  const { points, forecast, yMax, scale } = data;
  const positive = points.flatMap(({ value }) => (value !== null && value > 0 ? [value] : []));
  const yMin = positive.length > 0 ? Math.min(...positive) : 1;
  const upper = forecast && (texts.fact || texts.forecast) ? upperEdge.withWords : upperEdge.plain;
  const valueAxis = layoutValueAxis({ yMax, scale, yMin, upper, lower, format: format.axis });
  const lastValue = points.findLast(({ value }) => value !== null)?.value;
  const hasLabel = !size.narrow && !forecast && lastValue != null;
  const endRoom = hasLabel ? estimateTextWidth(format.value(lastValue), { bold: true }) + 14 : 8;
  const right = size.width - Math.max(8, Math.ceil(endRoom));
  const first = dayNumber(data.from ?? points[0]?.date ?? '1970-01-01');
  const lastDay = forecast?.steps.at(-1)?.date ?? points.at(-1)?.date;
  const last = Math.max(
    first,
    data.to ? dayNumber(data.to) : lastDay ? dayNumber(lastDay) + (forecast ? 3 : 0) : 0,
  );
  const byDay = new Map([...points, ...(data.bars ?? [])].map(({ date, value }) => [dayNumber(date), value]));
  const heights = Array.from({ length: last - first + 1 }, (_, index) => byDay.get(first + index) ?? null);
  const { left, inGutter } = layoutGutter(heights, valueAxis, right);
  const anchorDay = forecast && dayNumber(forecast.releasedOn);
  return { valueAxis, dayAxis: layoutDayAxis({ first, last, left, right, format, anchorDay }), inGutter };
}

/** Every day in sight from the first to the last given, so that a missing one breaks the line. */
function daysOf(values: readonly DatedValue[], axis: DayAxis): DatedValue[] {
  const byDate = new Map(values.map(({ date, value }) => [date, value]));
  const dates = [...byDate.keys()].map(dayNumber).filter((day) => day >= axis.first && day <= axis.last);
  if (dates.length === 0) return [];
  const first = Math.min(...dates);
  return Array.from({ length: Math.max(...dates) - first + 1 }, (_, index) => {
    const date = isoDay(first + index);
    return { date, value: byDate.get(date) ?? null };
  });
}

function barPath(point: Point | null, axisY: number): string[] {
  return point ? [`M${round(point.x)} ${axisY}V${round(point.y)}`] : [];
}

/** The oldest at opacity 0.6, the newest at 1; each starts on the line at its release day. */
function layoutEarlier(
  { earlier = [] }: LineBandsData,
  days: readonly DatedValue[],
  at: (day: DatedValue) => Point | null,
): LineBandsLayout['earlier'] {
  return earlier.flatMap(({ releasedOn, points }, index) => {
    const release = days.find(({ date }) => date === releasedOn);
    const start = release && at(release);
    if (!start) return [];
    const opacity = earlier.length < 2 ? 1 : 0.6 + (0.4 * index) / (earlier.length - 1);
    return [{ path: linePath([start, ...points.map(at)]), start, opacity: round(opacity * 10) / 10 }];
  });
}

function layoutStops(
  days: readonly DatedValue[],
  points: readonly (Point | null)[],
  bars: readonly DatedValue[],
  { forecast, ghost = [] }: LineBandsData,
  at: (day: DatedValue) => Point | null,
): LineStop[] {
  const laterOf = new Map(ghost.map(({ date, value }) => [date, value]));
  const barOf = new Map(bars.map(({ date, value }) => [date, value]));
  const reported = days.flatMap(({ date, value }, index): LineStop[] => {
    const x = points[index]?.x ?? at({ date, value: Number.MAX_VALUE })?.x;
    return x === undefined
      ? []
      : [{ date, value, x, y: points[index]?.y ?? null, bar: barOf.get(date), later: laterOf.get(date) }];
  });
  const ahead = (forecast?.steps ?? []).flatMap((step): LineStop[] => {
    const point = at({ date: step.date, value: step.median });
    return point
      ? [{ date: step.date, value: step.median, ...point, step, later: laterOf.get(step.date) }]
      : [];
  });
  return [...reported, ...ahead];
}
