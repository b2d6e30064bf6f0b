import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import { requireFinite, requireSeries } from '#simulation/numeric/refusal.ts';
import type { Warning } from '#simulation/numeric/run-record.ts';
import { weeklySums } from '#simulation/forecast/bands/baseline.ts';
import type { RegionPoint } from '#simulation/forecast/point/region-point.ts';
import type { KnownSeries } from '#simulation/forecast/series/known-series.ts';
import { openDaysAt } from '#simulation/forecast/series/open-days.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';
import type { ForecastSettings } from './forecast-settings.ts';

/** A region's forecast from the last known day. Unit: persons. */
export interface RegionForecast {
  readonly status: 'ok';
  readonly id: string;
  /** Days known; day 1 of the path is the next one. */
  readonly origin: number;
  /** 28 days: a line only, never with bands. */
  readonly daily: Float64Array;
  /** weekly[week][level] at the 23 hub levels. */
  readonly weekly: readonly (readonly number[])[];
  /** The seven days up to the last report. */
  readonly lastWeek: number;
  readonly trend: ForecastTrend;
  readonly warnings: readonly Warning[];
}

/** Direction of the second week against the last one. */
export type ForecastTrend = 'up' | 'down' | 'flat' | 'unclear';

/**
 * Direction of a forecast: up or down when at least 8 of 10 say so, flat when the middle moves by under 10 %, else unclear.
 *
 * @param quantiles  of the second week at the hub levels. Unit: persons.
 * @param lastWeek   last known sum. Unit: persons.
 */
export function trendOf(quantiles: readonly number[], lastWeek: number): ForecastTrend {
  requireSeries('quantiles', quantiles, { length: hubLevels.length });
  requireFinite('lastWeek', lastWeek, 0);
  const at = (p: number) => quantiles[hubLevels.indexOf(p)] ?? Number.NaN;
  return directionOf({ low: at(0.2), middle: at(0.5), high: at(0.8) }, lastWeek);
}

/** The same rule on the three quantiles it reads: 20, 50 and 80 %. Unit: persons. */
export function directionOf(
  { low, middle, high }: { low: number; middle: number; high: number },
  lastWeek: number,
): ForecastTrend {
  if (low > lastWeek) return 'up';
  if (high <= lastWeek) return 'down';
  return Math.abs(middle - lastWeek) < 0.1 * lastWeek ? 'flat' : 'unclear';
}

/** One region's quantiles of each week out of the bands of all. */
export function bandsOf(
  bands: Float64Array,
  region: number,
  regions: number,
  { horizonWeeks }: ForecastSettings,
): number[][] {
  return Array.from({ length: horizonWeeks }, (_, h) => {
    const from = (h * regions + region) * hubLevels.length;
    return Array.from(bands.subarray(from, from + hubLevels.length));
  });
}

/** A region's forecast put into words and numbers; `history` holds nothing after the origin. */
export function describeRegion(
  history: RegionHistory,
  measure: ForecastMeasure,
  origin: number,
  point: RegionPoint,
  weekly: number[][],
): RegionForecast {
  const series = history[measure];
  const { reported } = openDaysAt(series, origin);
  const weeks = weeklySums(series.filled.subarray(series.levelStart(origin), reported));
  const lastWeek = weeks.at(-1) ?? 0;
  const most = history.population ?? Infinity;
  return {
    status: 'ok',
    id: history.id,
    origin,
    daily: point.daily,
    weekly,
    lastWeek,
    trend: trendOf(weekly[1] ?? [], lastWeek),
    warnings: [
      ...point.warnings,
      ...bandWarnings(weekly, most, point),
      ...correctionWarnings(series, origin),
    ],
  };
}

function bandWarnings(
  weekly: readonly (readonly number[])[],
  most: number,
  { warnings }: RegionPoint,
): Warning[] {
  const isLimited = weekly.some((week) => (week.at(-1) ?? 0) >= most);
  if (!isLimited || warnings.some(({ code }) => code === 'forecast.clamped')) return [];
  return [{ code: 'forecast.clamped', severity: 'warn', params: { residents: most } }];
}

function correctionWarnings({ correctionDays }: KnownSeries, origin: number): Warning[] {
  if (!correctionDays.some((day) => day >= origin - 3)) return [];
  return [{ code: 'forecast.recent-correction', severity: 'warn', params: {} }];
}
