import type { Warning } from '#simulation/numeric/run-record.ts';

const factorPerWeek = 4;
const infectedShare = 0.3;

/**
 * Limits a point forecast to four times the week before, week by week, and to 30 % of the residents in all.
 *
 * @param weekly      forecast sums. Unit: persons. Changed in place.
 * @param lastWeek    last known sum. Unit: persons (1 is added to both sides, as everywhere in the forecast).
 * @param population  residents, null = the second limit doesn't apply.
 * @returns a warning `forecast.clamped` when a limit acted.
 *
 * Source: modelling.md 1.3 C.
 */
export function limitGrowth(weekly: Float64Array, lastWeek: number, population: number | null): Warning[] {
  const before = weekly.reduce((sum, persons) => sum + persons, 0);
  let previous = lastWeek;
  for (let h = 0; h < weekly.length; h++) {
    weekly[h] = Math.min(weekly[h] as number, factorPerWeek * (previous + 1) - 1);
    previous = weekly[h] as number;
  }
  const total = weekly.reduce((sum, persons) => sum + persons, 0);
  const most = population === null ? Infinity : infectedShare * population;
  if (total > most)
    for (let h = 0; h < weekly.length; h++) weekly[h] = ((weekly[h] as number) * most) / total;
  if (total === before && total <= most) return [];
  return [{ code: 'forecast.clamped', severity: 'warn', params: { before, after: Math.min(total, most) } }];
}
