import { dayNumber } from '#platform/charts/frame/day-number.ts';
import { areaPath, linePath, type Point } from '#platform/charts/marks/line-path.ts';
import type { DayAxis } from '#platform/charts/axes/layout-day-axis.ts';
import type { ValueAxis } from '#platform/charts/axes/layout-value-axis.ts';
import type { Band, ForecastStep, LineBandsData } from './line-bands-data.ts';

/** A forecast in px; weak horizons apart, since they are grey. */
export interface ForecastLayout {
  /** The release day: the dotted line, and where the ground changes. */
  releaseX: number;
  /** Widest first. */
  bands: { percent: Band['percent']; path: string; weakPath: string }[];
  median: string;
  weakMedian: string;
  /** Week middles that are not weak. */
  rings: Point[];
}

const percents = [95, 80, 50] as const;

/** Lays bands and median out; both grow from the last reported point. */
export function layoutForecast(
  { releasedOn, steps }: NonNullable<LineBandsData['forecast']>,
  start: Point | null,
  valueAxis: ValueAxis,
  dayAxis: DayAxis,
): ForecastLayout {
  const at = (step: ForecastStep, value: number): Point => ({
    x: dayAxis.x(dayNumber(step.date)),
    y: valueAxis.y(Math.max(value, valueAxis.bottom)),
  });
  const firstWeak = steps.findIndex(({ weak }) => weak);
  const strong = firstWeak === -1 ? steps : steps.slice(0, firstWeak);
  // The grey part starts where the coloured one ends.
  const weak = firstWeak === -1 ? [] : steps.slice(Math.max(0, firstWeak - 1));
  const bandPath = (part: readonly ForecastStep[], percent: number, from: Point | null) => {
    const ends = part.map((step) => ({ step, band: step.bands.find((band) => band.percent === percent) }));
    const highs = ends.map(({ step, band }) => (band ? at(step, band.high) : null));
    const lows = ends.map(({ step, band }) => (band ? at(step, band.low) : null));
    return from ? areaPath([from, ...highs], [from, ...lows]) : areaPath(highs, lows);
  };
  const weakFrom = firstWeak === 0 ? start : null;
  const medianOf = (part: readonly ForecastStep[]) => part.map((step) => at(step, step.median));
  return {
    releaseX: dayAxis.x(dayNumber(releasedOn)),
    bands: percents
      .map((percent) => ({
        percent,
        path: bandPath(strong, percent, start),
        weakPath: bandPath(weak, percent, weakFrom),
      }))
      .filter(({ path, weakPath }) => path !== '' || weakPath !== ''),
    median: strong.length > 0 ? linePath([start, ...medianOf(strong)]) : '',
    weakMedian:
      weak.length > 0 ? linePath([weakFrom, ...medianOf(weak)].filter((point) => point !== null)) : '',
    rings: medianOf(strong),
  };
}
