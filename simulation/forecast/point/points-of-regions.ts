import { startOfLevel } from '#simulation/numeric/series-breaks.ts';
import type { Warning } from '#simulation/numeric/run-record.ts';
import { weeklySums } from '#simulation/forecast/bands/baseline.ts';
import type { ForecastSettings } from '#simulation/forecast/forecast-settings.ts';
import { limitGrowth } from './growth-limit.ts';
import { casesPath, fewestCaseDays, fitCases } from './point-of-cases.ts';
import { fewestDeathWeeks, pointOfDeaths } from './point-of-deaths.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';

const mostOpenDays = 7;

/** A region's point forecast at one origin. Unit: persons. */
export interface RegionPoint {
  readonly weekly: Float64Array;
  /** 7 · horizon days; for deaths the weeks are spread evenly. */
  readonly daily: Float64Array;
  readonly warnings: readonly Warning[];
}

/**
 * Point forecasts of all regions at one origin; null for a region with fewer than 21 days known since its last break or more than 7
 * unpublished at the end.
 *
 * @param histories  all regions together: their common trend enters each.
 * @param count      days known.
 *
 * Source: modelling.md 1.3 A to C; the common trend is ours (README).
 */
export function pointsOfRegions(
  histories: readonly RegionHistory[],
  measure: ForecastMeasure,
  count: number,
  settings: ForecastSettings,
): (RegionPoint | null)[] {
  const cases = casesOfRegions(histories, count, settings);
  if (measure === 'cases') return cases;
  return histories.map((history, region) => {
    const ahead = cases[region];
    return ahead ? deathsOfRegion(history, count, ahead.weekly, settings) : null;
  });
}

function casesOfRegions(
  histories: readonly RegionHistory[],
  count: number,
  settings: ForecastSettings,
): (RegionPoint | null)[] {
  const fits = histories.map(({ cases }) => {
    if (count > cases.final.length) return null;
    const from = startOfLevel(cases.breakDays, count);
    const days = count - from;
    if (days < fewestCaseDays) return null;
    const { daily: all, pending, openDays } = cases.filledAt(count);
    const daily = all.subarray(from);
    return openDays > mostOpenDays
      ? null
      : { ...fitCases(daily, days, settings.cases), daily, days, pending };
  });
  const common = commonTrend(histories, fits);
  return histories.map(({ population = null }, region) => {
    const state = fits[region];
    if (!state) return null;
    const { fit, factors, daily, days, pending } = state;
    const trend = fit.trend + settings.commonTrendShare * (common - fit.trend);
    const path = casesPath(fit, factors, trend, days, settings.cases, 7 * settings.horizonWeeks);
    return withPending(limited(path.weekly, path.daily, lastWeekOf(daily, days), population), pending);
  });
}

// The trend of all regions weighted by their size: that of the country, were it smoothed as one.
function commonTrend(
  histories: readonly RegionHistory[],
  fits: readonly ({ readonly fit: { readonly level: number; readonly trend: number } } | null)[],
): number {
  let sum = 0;
  let size = 0;
  histories.forEach(({ isTotal }, region) => {
    const fit = fits[region]?.fit;
    if (!fit || isTotal) return;
    sum += Math.exp(fit.level) * fit.trend;
    size += Math.exp(fit.level);
  });
  return size === 0 ? 0 : sum / size;
}

function deathsOfRegion(
  { cases, deaths, population = null }: RegionHistory,
  count: number,
  casesAhead: Float64Array,
  { horizonWeeks }: ForecastSettings,
): RegionPoint | null {
  const known = deaths.filledAt(count);
  const from = Math.max(startOfLevel(deaths.breakDays, count), startOfLevel(cases.breakDays, count));
  const weeks = weeklySums(known.daily.subarray(from, count));
  if (weeks.length < fewestDeathWeeks || known.openDays > mostOpenDays) return null;
  const weekly = pointOfDeaths(
    weeks,
    weeklySums(cases.filledAt(count).daily.subarray(from, count)),
    casesAhead,
    horizonWeeks,
  );
  const daily = Float64Array.from(
    { length: 7 * horizonWeeks },
    (_, day) => (weekly[Math.floor(day / 7)] ?? 0) / 7,
  );
  return withPending(limited(weekly, daily, weeks.at(-1) ?? 0, population), known.pending);
}

// The next report also brings the days before the origin that nothing was published for.
function withPending(point: RegionPoint, pending: number): RegionPoint {
  if (pending === 0) return point;
  point.weekly[0] = (point.weekly[0] ?? 0) + pending;
  point.daily[0] = (point.daily[0] ?? 0) + pending;
  return point;
}

function limited(
  weekly: Float64Array,
  daily: Float64Array,
  lastWeek: number,
  population: number | null,
): RegionPoint {
  const free = weekly.slice();
  const warnings = limitGrowth(weekly, lastWeek, population);
  if (warnings.length > 0)
    daily.forEach((value, day) => {
      const week = Math.floor(day / 7);
      daily[day] = free[week] ? (value * (weekly[week] as number)) / (free[week] as number) : 0;
    });
  return { weekly, daily, warnings };
}

function lastWeekOf(daily: ArrayLike<number>, count: number): number {
  let sum = 0;
  for (let i = Math.max(0, count - 7); i < count; i++) sum += daily[i] ?? 0;
  return sum;
}
