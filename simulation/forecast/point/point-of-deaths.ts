import { fitDampedHolt } from './damped-holt.ts';

const grid = { phi: 0.5, alphas: [0.3, 0.5, 0.7, 0.9], betas: [0.1, 0.3, 0.5] };
const windowWeeks = 26;

/** Shortest history for a point forecast of deaths, weeks (the case lag needs three). */
export const fewestDeathWeeks = 4;

/**
 * Point forecast of registered deaths: geometric mean of "as last week", the lagged case ratio and damped Holt on weeks.
 *
 * @param deaths      deaths[week] — 7-day sums ending at the origin, oldest first, at least 4. Unit: persons.
 * @param cases       cases[week] — the same weeks of registered cases. Unit: persons.
 * @param casesAhead  forecast 7-day sums of cases after the origin, at least horizon − 2 of them. Unit: persons.
 * @returns weekly sums, one a horizon week. Unit: persons.
 *
 * Source: modelling.md 1.3 B.
 */
export function pointOfDeaths(
  deaths: Float64Array,
  cases: Float64Array,
  casesAhead: ArrayLike<number>,
  horizonWeeks = 4,
): Float64Array {
  const last = deaths[deaths.length - 1] ?? 0;
  const w = cases.length - 1;
  const caseWeek = (week: number) => (week <= w ? (cases[week] ?? 0) : (casesAhead[week - w - 1] ?? 0));
  const smoothed = smoothWeeks(deaths, horizonWeeks);
  return Float64Array.from({ length: horizonWeeks }, (_, i) => {
    const lagged = last * Math.sqrt((caseWeek(w + i - 1) + 5) / (caseWeek(w - 2) + 5));
    const logs = Math.log(last + 1) + Math.log(lagged + 1) + Math.log((smoothed[i] ?? 0) + 1);
    return Math.exp(logs / 3) - 1;
  });
}

function smoothWeeks(deaths: Float64Array, horizonWeeks: number): number[] {
  const logs = deaths.slice(-windowWeeks).map((week) => Math.log(week + 1));
  const fit = fitDampedHolt(logs, { level: logs[0] ?? 0, trend: 0, from: 1 }, grid);
  let damping = 0;
  return Array.from({ length: horizonWeeks }, (_, i) => {
    damping += grid.phi ** (i + 1);
    return Math.max(0, Math.exp(fit.level + fit.trend * damping) - 1);
  });
}
