import { requireFinite, requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import { minKnownDays } from '#simulation/forecast/series/open-days.ts';
import { averageDampedHolt, fitDampedHolt } from './damped-holt.ts';
import type { HoltFit } from './damped-holt.ts';
import { weekdayFactors } from './weekday-factors.ts';

/** Settings of the daily method. */
export interface CasesSettings {
  readonly phi: number;
  readonly alphas: readonly number[];
  readonly betas: readonly number[];
  readonly windowDays: number;
  /** Added before the logarithm, persons a day. */
  readonly offset: number;
  /** The mean over all pairs of smoothing weights by their likelihood, instead of the best pair alone. */
  readonly averages?: boolean;
}

/** The settings printed in modelling.md 1.3 A; the known answers were computed with them. */
export const referenceCasesSettings: CasesSettings = {
  phi: 0.95,
  alphas: [0.1, 0.2, 0.35, 0.5],
  betas: [0.02, 0.05, 0.1, 0.2],
  windowDays: 70,
  offset: 1,
};

/** Daily and weekly path after the origin, with the fit behind it. Unit: persons. */
export interface CasesPoint {
  readonly daily: Float64Array;
  readonly weekly: Float64Array;
  readonly factors: Float64Array;
  readonly fit: HoltFit;
}

/** The smoothed state at the last known day. */
export interface CasesFit extends Pick<CasesPoint, 'factors' | 'fit'> {
  /** A weekday took less than a fifth or more than three times of an even day and was cut there. */
  readonly weekdaysLimited: boolean;
}

/**
 * Point forecast of registered cases by damped Holt on the log of weekday-adjusted days.
 *
 * @param daily        daily[day] — registered persons ≥ 0; the first `count` entries are known (count ≥ 21).
 * @param horizonDays  whole weeks, at most 28 in the product.
 *
 * @throws InputRefusal under 21 days, for values or settings out of bounds.
 *
 * Source: modelling.md 1.3 A.
 */
export function pointOfCases(
  daily: ArrayLike<number>,
  count = daily.length,
  settings: CasesSettings = referenceCasesSettings,
  horizonDays = 28,
): CasesPoint {
  requireSeries('daily', Float64Array.from(daily).subarray(0, count));
  requireWhole('horizonDays', horizonDays, 7, 364);
  requireSettings(settings);
  const { factors, fit } = fitCases(daily, count, settings);
  return casesPath(fit, factors, fit.trend, count, settings, horizonDays);
}

/** The smoothed state at the origin, for callers that change the trend before drawing the path; they answer for the days. */
export function fitCases(daily: ArrayLike<number>, count: number, settings: CasesSettings): CasesFit {
  requireWhole('count', count, minKnownDays, daily.length);
  const { factors, isLimited } = weekdayFactors(daily, count);
  const logs = logsOfDays(daily, count, factors, settings);
  const level = meanOf(logs, 0);
  const start = { level, trend: (meanOf(logs, 7) - level) / 7, from: 7 };
  const fit = settings.averages ? averageDampedHolt : fitDampedHolt;
  return { factors, fit: fit(logs, start, settings), weekdaysLimited: isLimited };
}

/** The path from a state with this trend (per day, on the log). */
export function casesPath(
  fit: HoltFit,
  factors: Float64Array,
  trend: number,
  count: number,
  { phi, offset }: CasesSettings,
  horizonDays = 28,
): CasesPoint {
  const daily = new Float64Array(horizonDays);
  const weekly = new Float64Array(Math.floor(horizonDays / 7));
  let damping = 0;
  let power = 1;
  for (let h = 1; h <= horizonDays; h++) {
    power *= phi;
    damping += power;
    const even = Math.max(0, Math.exp(fit.level + trend * damping) - offset);
    const value = even * (factors[(count - 1 + h) % 7] ?? 1);
    daily[h - 1] = value;
    const week = Math.floor((h - 1) / 7);
    if (week < weekly.length) weekly[week] = (weekly[week] ?? 0) + value;
  }
  return { daily, weekly, factors, fit };
}

function logsOfDays(
  daily: ArrayLike<number>,
  count: number,
  factors: Float64Array,
  { windowDays, offset }: CasesSettings,
): Float64Array {
  const length = Math.min(count, windowDays);
  const logs = new Float64Array(length);
  for (let i = 0; i < length; i++) {
    const day = count - length + i;
    logs[i] = Math.log((daily[day] ?? 0) / (factors[day % 7] ?? 1) + offset);
  }
  return logs;
}

function requireSettings({ phi, windowDays, offset }: CasesSettings): void {
  requireFinite('phi', phi, 0, 1);
  requireWhole('windowDays', windowDays, 14, 3660);
  requireFinite('offset', offset, 1e-9);
}

function meanOf(values: Float64Array, from: number): number {
  let sum = 0;
  for (let i = from; i < from + 7; i++) sum += values[i] ?? 0;
  return sum / 7;
}
