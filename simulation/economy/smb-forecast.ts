import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Insufficient } from '#simulation/numeric/refusal.ts';
import type { Warning } from '#simulation/numeric/run-record.ts';
import { bridgeBreaks } from '#simulation/numeric/series-breaks.ts';
import type { BridgedSeries, SeriesBreaks } from '#simulation/numeric/series-breaks.ts';

/** Monthly counts after the last month, month 1 first. Unit: of the input. */
export interface SmbForecast {
  readonly status: 'ok';
  /** Log growth over the last year, cut at ±0.2. */
  readonly growth12m: number;
  readonly point: readonly number[];
  readonly quantiles: ReadonlyMap<number, readonly number[]>;
  /** Log errors of the one-month-ahead forecasts of every month after the first 24, oldest first, and their root mean square. */
  readonly oneStepLogErrors: readonly number[];
  readonly rmse1: number;
  /** Level dummies of the breaks that were bridged (index of the month, log shift): doubts to be shown with the forecast. */
  readonly levelShifts: BridgedSeries['shifts'];
  /** `smb.growth-limited` when the last year's growth was cut. */
  readonly warnings: readonly Warning[];
}

/** Levels of the register's bands. */
export const smbLevels = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

const season = 12;
const maxGrowth = 0.2;
const damping = 0.9;
const minMonths = 25;
const longestHorizon = 18;

/**
 * Forecasts a monthly register that drops entries once a year: last year's month, grown.
 *
 * @param published      monthly counts, oldest first, > 0.
 * @param horizonMonths  1…18.
 * @param breaks         months (indices) from which counts are on another level: a purge outside the yearly one, a new law, moved borders.
 *                       The months before are brought to the new level; a break in the first 12 months cuts off what came before.
 * @returns `insufficient` (`smb.months`) under 25 months. Bands are the symmetrised one-year log errors scaled by √(h/12).
 *
 * Source: modelling.md 4.2.
 */
export function forecastSmb(
  published: readonly number[],
  horizonMonths = longestHorizon,
  breaks: SeriesBreaks = [],
): SmbForecast | Insufficient {
  requireSeries('counts', published, { min: 1e-9 });
  requireWhole('horizonMonths', horizonMonths, 1, longestHorizon);
  const { values: counts, shifts } = bridgeBreaks(published, breaks, season);
  const n = counts.length;
  if (n < minMonths) return { status: 'insufficient', reason: 'smb.months', needed: minMonths, got: n };
  const point = Array.from({ length: horizonMonths }, (_, i) => pointAhead(counts, n, i + 1));
  const errorsAhead = (h: number) =>
    Array.from({ length: n - 2 * season }, (_, i) => logError(counts, 2 * season + i, h));
  const oneStepLogErrors = errorsAhead(1);
  const yearly = errorsAhead(season);
  const spread = Float64Array.from([...yearly, ...yearly.map((error) => -error)]).sort();
  const band = (p: number) =>
    point.map((value, i) => value * Math.exp(quantileOfSorted(spread, p) * Math.sqrt((i + 1) / season)));
  return {
    status: 'ok',
    growth12m: yearlyGrowth(counts, n),
    point,
    quantiles: new Map(smbLevels.map((p) => [p, band(p)])),
    oneStepLogErrors,
    rmse1: Math.sqrt(oneStepLogErrors.reduce((sum, error) => sum + error ** 2, 0) / oneStepLogErrors.length),
    levelShifts: shifts,
    warnings: growthWarnings(counts, n),
  };
}

function growthWarnings(counts: readonly number[], n: number): Warning[] {
  const free = lastYear(counts, n);
  if (Math.abs(free) <= maxGrowth) return [];
  return [
    {
      code: 'smb.growth-limited',
      severity: 'warn',
      params: { growth12m: free, used: yearlyGrowth(counts, n) },
    },
  ];
}

// Forecast for h months after the first `known` ones.
function pointAhead(counts: readonly number[], known: number, h: number): number {
  const yearsAhead = Math.ceil(h / season);
  let damped = 0;
  for (let j = 0; j < yearsAhead; j++) damped += damping ** j;
  return (
    (counts[known - 1 + h - season * yearsAhead] as number) * Math.exp(yearlyGrowth(counts, known) * damped)
  );
}

function logError(counts: readonly number[], month: number, h: number): number {
  return Math.log((counts[month] as number) / pointAhead(counts, month + 1 - h, h));
}

function yearlyGrowth(counts: readonly number[], known: number): number {
  return Math.min(maxGrowth, Math.max(-maxGrowth, lastYear(counts, known)));
}

function lastYear(counts: readonly number[], known: number): number {
  return Math.log((counts[known - 1] as number) / (counts[known - 1 - season] as number));
}
