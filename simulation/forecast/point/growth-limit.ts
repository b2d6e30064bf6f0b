import { requireFinite, requireSeries } from '#simulation/numeric/refusal.ts';
import type { Warning } from '#simulation/numeric/run-record.ts';

const factorPerWeek = 4;
const infectedShare = 0.3;

/**
 * Limits a point forecast to four times the week before, week by week, and to 30 % of the residents over the horizon.
 *
 * @param weekly        forecast sums, ≥ 0. Unit: persons. Changed in place.
 * @param lastWeek      last known sum. Unit: persons (1 is added to both sides, as everywhere in the forecast).
 * @param population    residents, null = the second limit doesn't apply.
 * @param horizonWeeks  weeks that the second limit counts; later ones are scaled alike.
 * @returns a warning `forecast.clamped` when a limit acted.
 *
 * Source: modelling.md 1.3 C.
 */
export function limitGrowth(
  weekly: Float64Array,
  lastWeek: number,
  population: number | null,
  horizonWeeks = weekly.length,
): Warning[] {
  requireSeries('weekly', weekly);
  requireFinite('lastWeek', lastWeek, 0);
  if (population !== null) requireFinite('population', population, Number.MIN_VALUE);
  const before = sumOf(weekly, horizonWeeks);
  let previous = lastWeek;
  for (let h = 0; h < weekly.length; h++) {
    weekly[h] = Math.min(weekly[h] as number, factorPerWeek * (previous + 1) - 1);
    previous = weekly[h] as number;
  }
  const total = sumOf(weekly, horizonWeeks);
  const most = population === null ? Infinity : infectedShare * population;
  if (total > most)
    for (let h = 0; h < weekly.length; h++) weekly[h] = ((weekly[h] as number) * most) / total;
  if (total === before && total <= most) return [];
  return [{ code: 'forecast.clamped', severity: 'warn', params: { before, after: Math.min(total, most) } }];
}

function sumOf(weekly: Float64Array, weeks: number): number {
  let sum = 0;
  for (let h = 0; h < Math.min(weeks, weekly.length); h++) sum += weekly[h] as number;
  return sum;
}
