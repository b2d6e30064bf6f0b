import { gammaCdf, gammaQuantile } from '#simulation/numeric/distribution/gamma.ts';
import { requireFinite, requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import type { InputProblem } from '#simulation/numeric/refusal.ts';
import { refuse } from '#simulation/numeric/refusal.ts';
import type { Share } from '#simulation/numeric/units.ts';

/** How to estimate: window length in days (a multiple of 7 in the product) and the gamma prior of R. */
export interface RtOptions {
  readonly windowDays?: number;
  readonly priorShape?: number;
  readonly priorScale?: number;
}

/** Posterior of R for the window `tStart`…`tEnd` (indices of the daily series, both included). */
export interface RtPosterior {
  readonly tStart: number;
  readonly tEnd: number;
  readonly shape: number;
  readonly scale: number;
  readonly mean: number;
  readonly sd: number;
  /** Registered persons in the window; below 11 only the band may be shown (`rt.few-cases`). */
  readonly windowCases: number;
}

/**
 * Posterior of the reproduction number by window (Cori), one row a day from the first full window that leaves out day 0.
 *
 * @param daily    daily[day] — registered persons, ≥ 0. A series too short for one window gives no rows.
 * @param weights  weights[day] — serial interval, ≥ 0, weights[0] = 0 (same-day cases don't infect), adding up to 1 (0.9 where the interval
 *                 is cut at its end and not scaled up). Unit: share.
 *
 * Source: modelling.md 1.1 (b); A. Cori et al. 2013, Am J Epidemiol 178:1505.
 */
export function estimateRt(
  daily: readonly number[],
  weights: readonly number[],
  options: RtOptions = {},
): RtPosterior[] {
  const { windowDays = 7, priorShape = 1, priorScale = 5 } = options;
  requireSeries('daily', daily);
  requireSeries('weights', weights, { minLength: 2 });
  if (weights[0] !== 0) refuse(sameDayWeight(weights[0]));
  requireWeightSum(weights);
  requireWhole('windowDays', windowDays, 1, 365);
  requireFinite('priorShape', priorShape, 1e-9);
  requireFinite('priorScale', priorScale, 1e-9);
  const infectiousness = pastInfectiousness(daily, weights);
  const rows: RtPosterior[] = [];
  for (let tEnd = windowDays; tEnd < daily.length; tEnd++) {
    const tStart = tEnd - windowDays + 1;
    const windowCases = sumOf(daily, tStart, tEnd);
    const shape = priorShape + windowCases;
    const scale = 1 / (1 / priorScale + sumOf(infectiousness, tStart, tEnd));
    rows.push({ tStart, tEnd, shape, scale, mean: shape * scale, sd: Math.sqrt(shape) * scale, windowCases });
  }
  return rows;
}

/** Quantile of the posterior at level `p`, 0 < p < 1; 1e-6 or better for shapes 1…1e6. */
export function rtQuantile({ shape, scale }: Pick<RtPosterior, 'shape' | 'scale'>, p: number): number {
  return gammaQuantile(shape, p) * requireFinite('scale', scale, Number.MIN_VALUE);
}

/** Posterior probability that R lies below 1. */
export function shareBelowOne({ shape, scale }: Pick<RtPosterior, 'shape' | 'scale'>): Share {
  return gammaCdf(shape, 1 / requireFinite('scale', scale, Number.MIN_VALUE)) as Share;
}

/** First day (index) whose Rt may be shown: truncated history biases earlier values upwards. */
export const firstShownRtDay = 14;

/** Fewest registered persons in the window for which the line, not only the band, may be shown. */
export const minRtCases = 11;

function pastInfectiousness(daily: readonly number[], weights: readonly number[]): number[] {
  return daily.map((_, t) => {
    let sum = 0;
    for (let s = 1; s < weights.length && s <= t; s++) sum += (weights[s] ?? 0) * (daily[t - s] ?? 0);
    return sum;
  });
}

function requireWeightSum(weights: readonly number[]): void {
  const got = weights.reduce((sum, weight) => sum + weight, 0);
  if (got < 0.9 || got > 1 + 1e-6) refuse({ path: 'weights', code: 'inconsistent', min: 0.9, max: 1, got });
}

function sumOf(values: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let i = from; i <= to; i++) sum += values[i] ?? 0;
  return sum;
}

function sameDayWeight(got: unknown): InputProblem {
  return { path: 'weights[0]', code: 'out-of-bounds', min: 0, max: 0, got };
}
