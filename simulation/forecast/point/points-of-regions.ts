import type { Warning } from '#simulation/numeric/run-record.ts';
import type { ForecastSettings } from '#simulation/forecast/forecast-settings.ts';
import { lackOfForecast, openDaysAt } from '#simulation/forecast/series/open-days.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';
import { limitGrowth } from './growth-limit.ts';
import { casesPath, fitCases } from './point-of-cases.ts';
import type { CasesPoint } from './point-of-cases.ts';
import { deathsOfRegions } from './deaths-of-regions.ts';
import { pathWeeks, pointOfPath } from './region-point.ts';
import type { CasesAhead, RegionPoint } from './region-point.ts';

/** Forecast cases of all regions by origin, kept between calls with the same histories and settings. */
export type PointMemory = Map<number, readonly (CasesAhead | null)[]>;

/**
 * Point forecasts of all regions at one origin; null for a region that lacks days (`lackOfForecast`).
 *
 * @param histories  all regions together: their common trend enters each.
 * @param count      days passed.
 * @param memory     cases ahead by origin: those of past origins never change. Only for the same histories and settings.
 *
 * Source: modelling.md 1.0, 1.3 A to C; the common trend is ours (EVIDENCE.md).
 */
export function pointsOfRegions(
  histories: readonly RegionHistory[],
  measure: ForecastMeasure,
  count: number,
  settings: ForecastSettings,
  memory: PointMemory = new Map(),
): (RegionPoint | null)[] {
  const ahead = memory.get(count) ?? casesAhead(histories, count, settings);
  memory.set(count, ahead);
  if (measure === 'deaths') return deathsOfRegions(histories, ahead, count, settings);
  return ahead.map((region) => region && pointOfPath(region, settings.horizonWeeks));
}

function casesAhead(
  histories: readonly RegionHistory[],
  count: number,
  settings: ForecastSettings,
): (CasesAhead | null)[] {
  const fits = histories.map((history) => {
    const { cases } = history;
    if (count > cases.final.length || lackOfForecast(history, 'cases', count) !== null) return null;
    const days = openDaysAt(cases, count);
    const daily = cases.filled.subarray(cases.levelStart(count), days.reported);
    return { ...fitCases(daily, daily.length, settings.cases), daily, days };
  });
  const common = commonTrend(histories, fits);
  return histories.map(({ population = null }, region) => {
    const state = fits[region];
    if (!state) return null;
    const { fit, factors, daily, days } = state;
    const trend = fit.trend + settings.commonTrendShare * (common - fit.trend);
    const point = casesPath(fit, factors, trend, daily.length, settings.cases, 7 * pathWeeks(settings));
    return {
      days,
      path: point.daily,
      warnings: [...limitPath(point, daily, population, settings), ...weekdayWarnings(state.weekdaysLimited)],
    };
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

// The limits hold for whole weeks after the last report; days keep their rhythm.
function limitPath(
  { daily, weekly }: CasesPoint,
  known: Float64Array,
  population: number | null,
  { horizonWeeks }: ForecastSettings,
): Warning[] {
  const free = weekly.slice();
  let lastWeek = 0;
  for (let i = Math.max(0, known.length - 7); i < known.length; i++) lastWeek += known[i] as number;
  const warnings = limitGrowth(weekly, lastWeek, population, horizonWeeks);
  if (warnings.length > 0)
    daily.forEach((value, day) => {
      const week = Math.floor(day / 7);
      daily[day] = free[week] ? (value * (weekly[week] as number)) / (free[week] as number) : 0;
    });
  return warnings;
}

function weekdayWarnings(limited: boolean): Warning[] {
  return limited ? [{ code: 'forecast.weekday-limited', severity: 'info', params: {} }] : [];
}
