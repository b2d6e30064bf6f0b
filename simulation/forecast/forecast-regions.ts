import { hubLevels, quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { requireWhole } from '#simulation/numeric/refusal.ts';
import { startOfLevel } from '#simulation/numeric/series-breaks.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import type { Warning } from '#simulation/numeric/run-record.ts';
import { weeklyPoints } from '#simulation/forecast/quality/backtest.ts';
import { baselineQuantiles, weeklySums } from '#simulation/forecast/bands/baseline.ts';
import type { ConformalSettings } from '#simulation/forecast/bands/conformal-quantiles.ts';
import { productSettings } from './forecast-settings.ts';
import type { ForecastSettings } from './forecast-settings.ts';
import { cutSeries } from '#simulation/forecast/series/known-series.ts';
import { bandsAtOrigin } from '#simulation/forecast/bands/past-forecasts.ts';
import { fewestCaseDays } from '#simulation/forecast/point/point-of-cases.ts';
import { pointsOfRegions } from '#simulation/forecast/point/points-of-regions.ts';
import type { RegionPoint } from '#simulation/forecast/point/points-of-regions.ts';
import { requireHistories } from '#simulation/forecast/series/region-history.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';
import { rollOrigins } from '#simulation/forecast/bands/roll-origins.ts';
import { scoreForecasts } from '#simulation/forecast/quality/score-forecasts.ts';
import { relativeWisByRegion } from '#simulation/forecast/quality/summarise-scores.ts';

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
  readonly lastWeek: number;
  readonly trend: ForecastTrend;
  /** Over the region's last 26 scored origins the model was no better than "nothing changes", so that is shown. */
  readonly usesBaseline: boolean;
  readonly warnings: readonly Warning[];
}

/** Direction of the second week against the last one. */
export type ForecastTrend = 'up' | 'down' | 'flat' | 'unclear';

const scoredOrigins = 26;

/**
 * Fresh forecasts of all regions with bands from their own and each other's past errors.
 *
 * @param count  days known (the origin); the last day unless said otherwise.
 * @returns one entry a region in order; `insufficient` (`forecast.days`) under 21 days known since the last break of the series.
 * @throws InputRefusal for histories of unequal length or an origin outside them.
 *
 * Source: modelling.md 1.3.
 */
export function forecastRegions(
  histories: readonly RegionHistory[],
  measure: ForecastMeasure,
  count = histories[0]?.cases.final.length ?? 0,
  settings: ForecastSettings = productSettings,
): (RegionForecast | Insufficient)[] {
  requireHistories(histories);
  requireWhole('origin', count, 0, Math.max(0, ...histories.map(({ cases }) => cases.final.length)));
  const known = histories.map((history) => {
    return { ...history, cases: cutSeries(history.cases, count), deaths: cutSeries(history.deaths, count) };
  });
  const points = pointsOfRegions(known, measure, count, settings);
  const origins = pastOrigins(count, settings.bands[measure], settings);
  const series = known.map((history) => history[measure]);
  const past = rollOrigins(series, origins, weeklyPoints(known, measure, settings), settings);
  const bands = bandsAtOrigin(past, origins.length - 1, hubLevels, settings.bands[measure]);
  const scored = scoreForecasts(
    past,
    series,
    Math.max(0, origins.length - 1 - scoredOrigins),
    settings.bands[measure],
  );
  const ratios = relativeWisByRegion(scored);
  return known.map((history, region) => {
    const point = points[region];
    if (!point) {
      const got = count - startOfLevel(history[measure].breakDays, count);
      return { status: 'insufficient', reason: 'forecast.days', needed: fewestCaseDays, got };
    }
    const usesBaseline = (ratios.get(region) ?? 0) >= 1;
    return describeRegion(
      history,
      measure,
      count,
      point,
      bandsOf(bands, region, known.length, settings),
      usesBaseline,
    );
  });
}

/**
 * Direction of a forecast: up or down when at least 8 of 10 say so, flat when the middle moves by under 10 %, else unclear.
 *
 * @param quantiles  of the second week at the hub levels. Unit: persons.
 * @param lastWeek   last known sum. Unit: persons.
 */
export function trendOf(quantiles: readonly number[], lastWeek: number): ForecastTrend {
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
  for (let origin = count; origin >= fewestCaseDays && origins.length <= wanted; origin -= stepDays)
    origins.unshift(origin);
  return origins.length > 0 ? origins : [count];
}

function bandsOf(
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

function describeRegion(
  history: RegionHistory,
  measure: ForecastMeasure,
  origin: number,
  point: RegionPoint,
  model: number[][],
  usesBaseline: boolean,
): RegionForecast {
  const from = startOfLevel(history[measure].breakDays, origin);
  const weeks = weeklySums(history[measure].at(origin).subarray(from, origin));
  const weekly = usesBaseline ? baselineQuantiles(weeks, hubLevels, model.length) : model;
  const lastWeek = weeks.at(-1) ?? 0;
  const isRecent = history[measure].correctionDays.some((day) => day >= origin - 3);
  const recent: Warning = { code: 'forecast.recent-correction', severity: 'warn', params: {} };
  return {
    status: 'ok',
    id: history.id,
    origin,
    daily: usesBaseline ? point.daily.map(() => lastWeek / 7) : point.daily,
    weekly,
    lastWeek,
    trend: trendOf(weekly[1] ?? [], lastWeek),
    usesBaseline,
    warnings: [...point.warnings, ...(isRecent ? [recent] : [])],
  };
}

/**
 * The last day for which at least 95 % of the regions reported; later days are drawn hollow.
 *
 * @param knownDays  days reported by each region, at least one region.
 */
export function commonOrigin(knownDays: readonly number[]): number {
  const sorted = Float64Array.from(knownDays).sort();
  return Math.floor(
    quantileOfSorted(sorted, Math.min(0.05, (0.05 * sorted.length) / Math.max(1, sorted.length - 1))),
  );
}
