import { hubLevels, quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { requireFinite, requireOneOf, requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import type { Warning } from '#simulation/numeric/run-record.ts';
import { weeklyPoints } from '#simulation/forecast/quality/backtest.ts';
import { baselineQuantiles, weeklySums } from '#simulation/forecast/bands/baseline.ts';
import type { ConformalSettings } from '#simulation/forecast/bands/conformal-quantiles.ts';
import { productSettings } from './forecast-settings.ts';
import type { ForecastSettings } from './forecast-settings.ts';
import { cutSeries } from '#simulation/forecast/series/known-series.ts';
import type { KnownSeries } from '#simulation/forecast/series/known-series.ts';
import { bandMaker } from '#simulation/forecast/bands/past-forecasts.ts';
import { pointsOfRegions } from '#simulation/forecast/point/points-of-regions.ts';
import type { PointMemory } from '#simulation/forecast/point/points-of-regions.ts';
import type { RegionPoint } from '#simulation/forecast/point/region-point.ts';
import { minKnownDays, lackOfForecast, openDaysAt } from '#simulation/forecast/series/open-days.ts';
import { daysOf, forecastMeasures, requireHistories } from '#simulation/forecast/series/region-history.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';
import { rollOrigins } from '#simulation/forecast/bands/roll-origins.ts';
import { relativeWisOfPast } from '#simulation/forecast/quality/score-forecasts.ts';

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
  /** Over the region's last 26 scored origins the model was no better than "nothing changes", so that is shown. */
  readonly usesBaseline: boolean;
  readonly warnings: readonly Warning[];
}

/** Direction of the second week against the last one. */
export type ForecastTrend = 'up' | 'down' | 'flat' | 'unclear';

/** How many past origins decide whether the baseline is shown in place of the model. */
export const scoredOrigins = 26;

/**
 * Fresh forecasts of all regions with bands from their own and each other's past errors.
 *
 * @param count  days known (the origin); the last day unless said otherwise.
 * @param memory  one for both measures of the same histories halves the work.
 * @returns one entry a region in order; `insufficient` with `forecast.days` (21 known since the first report and the last break, 28 for
 *          deaths) or `forecast.silent-days` (no report in the last 7).
 * @throws InputRefusal for histories of unequal length, another measure or an origin outside them.
 *
 * Source: modelling.md 1.0, 1.3.
 */
export function forecastRegions(
  histories: readonly RegionHistory[],
  measure: ForecastMeasure,
  count = daysOf(histories),
  settings: ForecastSettings = productSettings,
  memory: PointMemory = new Map(),
): (RegionForecast | Insufficient)[] {
  requireHistories(histories);
  requireOneOf('measure', measure, forecastMeasures);
  requireWhole('origin', count, 0, daysOf(histories));
  const known = histories.map((history) => {
    return { ...history, cases: cutSeries(history.cases, count), deaths: cutSeries(history.deaths, count) };
  });
  const points = pointsOfRegions(known, measure, count, settings, memory);
  const origins = pastOrigins(count, settings.bands[measure], settings);
  const series = known.map((history) => history[measure]);
  const residents = known.map(({ population = null }) => population);
  const past = rollOrigins(series, origins, weeklyPoints(known, measure, settings, memory), {
    ...settings,
    residents,
  });
  const bandsAt = bandMaker(past, hubLevels, settings.bands[measure]);
  const ratios = relativeWisOfPast(past, series, Math.max(0, origins.length - 1 - scoredOrigins), bandsAt);
  const bands = bandsAt(origins.length - 1);
  return known.map((history, region) => {
    const point = points[region];
    const lack = lackOfForecast(history, measure, count);
    if (lack || !point) return lack as Insufficient;
    const usesBaseline = (ratios.get(region) ?? 0) >= 1;
    const model = bandsOf(bands, region, known.length, settings);
    return describeRegion(history, measure, count, point, model, usesBaseline);
  });
}

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
  if (at(0.2) > lastWeek) return 'up';
  if (at(0.8) <= lastWeek) return 'down';
  return Math.abs(at(0.5) - lastWeek) < 0.1 * lastWeek ? 'flat' : 'unclear';
}

function pastOrigins(
  count: number,
  bands: ConformalSettings,
  { horizonWeeks, stepDays }: ForecastSettings,
): number[] {
  const wanted = scoredOrigins + Math.max(bands.ownOrigins, bands.poolOrigins) + horizonWeeks;
  const origins: number[] = [];
  for (let origin = count; origin >= minKnownDays && origins.length <= wanted; origin -= stepDays)
    origins.unshift(origin);
  return origins.length > 0 ? origins : [count];
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
  model: number[][],
  usesBaseline: boolean,
): RegionForecast {
  const series = history[measure];
  const { reported, firstWeek } = openDaysAt(series, origin);
  const weeks = weeklySums(series.filled.subarray(series.levelStart(origin), reported));
  const lastWeek = weeks.at(-1) ?? 0;
  const most = history.population ?? Infinity;
  // "Nothing changes" goes on from the last report as the model does, so its first week may be longer or shorter.
  const stays = () =>
    baselineQuantiles(weeks, hubLevels, model.length).map((week, h) =>
      week.map((value) => Math.min(most, h === 0 ? (value * firstWeek) / 7 : value)),
    );
  const weekly = usesBaseline ? stays() : model;
  return {
    status: 'ok',
    id: history.id,
    origin,
    daily: usesBaseline ? point.daily.map(() => lastWeek / 7) : point.daily,
    weekly,
    lastWeek,
    trend: trendOf(weekly[1] ?? [], lastWeek),
    usesBaseline,
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

/**
 * The last day for which at least 95 % of the regions reported; later days are drawn hollow.
 *
 * @param knownDays  days reported by each region, at least one region.
 */
export function commonOrigin(knownDays: readonly number[]): number {
  requireSeries('knownDays', knownDays, { minLength: 1 });
  const sorted = Float64Array.from(knownDays).sort();
  return Math.floor(
    quantileOfSorted(sorted, Math.min(0.05, (0.05 * sorted.length) / Math.max(1, sorted.length - 1))),
  );
}
