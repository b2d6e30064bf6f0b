import { requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import { minDeathDays } from '#simulation/forecast/series/open-days.ts';
import { fitDampedHolt } from './damped-holt.ts';

const grid = { phi: 0.5, alphas: [0.3, 0.5, 0.7, 0.9], betas: [0.1, 0.3, 0.5] };

/** Weeks of deaths that are read; earlier ones change nothing. */
export const deathWindowWeeks = 26;

// Weights of the method: last week against the mean of two, smoothed weeks against both, the pull of cases and its limit a week.
const lastWeekShare = 0.85;
const smoothedShare = 1 / 3;
const caseShare = 0.5;
const maxCaseEffect = 0.06;
const caseLags = [1, 2];
const caseOffset = 5;

const minDeathWeeks = minDeathDays / 7;

/** Weekly cases around the last known week: `weeks[at]` is that week, later entries are forecasts. Unit: persons. */
export interface CaseWeeks {
  readonly weeks: ArrayLike<number>;
  readonly at: number;
}

/**
 * Point forecast of registered deaths: last weeks and damped Holt. They are moved by what cases did one and two weeks
 * earlier, in the region and in the country, by at most 6 % a week.
 *
 * @param deaths   deaths[week] — 7-day sums ending at the last report, oldest first, at least 4. Unit: persons.
 * @param cases    weekly cases of the region and of the country beside them; both need 2 weeks before and horizon − 1 after.
 * @returns weekly sums, one a horizon week. Unit: persons.
 *
 * Source: modelling.md 1.3 B.
 */
export function pointOfDeaths(
  deaths: ArrayLike<number>,
  cases: readonly CaseWeeks[],
  horizonWeeks = 4,
): Float64Array {
  requireWhole('horizonWeeks', horizonWeeks, 1, 52);
  requireSeries('deaths', deaths, { minLength: minDeathWeeks });
  cases.forEach(({ weeks, at }, i) => {
    requireWhole(`cases[${i}].at`, at, Math.max(...caseLags));
    requireSeries(`cases[${i}].weeks`, weeks, { minLength: at + horizonWeeks });
  });
  const last = deaths[deaths.length - 1] ?? 0;
  const lastTwo = (last + (deaths[deaths.length - 2] ?? 0)) / 2;
  const level = lastWeekShare * Math.log(last + 1) + (1 - lastWeekShare) * Math.log(lastTwo + 1);
  const smoothed = smoothWeeks(deaths, horizonWeeks);
  const weekly = new Float64Array(horizonWeeks);
  for (let h = 1; h <= horizonWeeks; h++) {
    const effect = caseShare * caseGrowth(cases, h);
    const limited = Math.min(maxCaseEffect * h, Math.max(-maxCaseEffect * h, effect));
    const log = (1 - smoothedShare) * level + smoothedShare * Math.log((smoothed[h - 1] ?? 0) + 1) + limited;
    weekly[h - 1] = Math.max(0, Math.exp(log) - 1);
  }
  return weekly;
}

// Mean log growth over h weeks, seen through the lags.
function caseGrowth(cases: readonly CaseWeeks[], h: number): number {
  if (cases.length === 0) return 0;
  let sum = 0;
  for (const { weeks, at } of cases)
    for (const lag of caseLags)
      sum += Math.log(
        ((weeks[at + h - lag] as number) + caseOffset) / ((weeks[at - lag] as number) + caseOffset),
      );
  return sum / (cases.length * caseLags.length);
}

function smoothWeeks(deaths: ArrayLike<number>, horizonWeeks: number): Float64Array {
  const logs = new Float64Array(Math.min(deaths.length, deathWindowWeeks));
  const first = deaths.length - logs.length;
  for (let i = 0; i < logs.length; i++) logs[i] = Math.log((deaths[first + i] as number) + 1);
  const fit = fitDampedHolt(logs, { level: logs[0] ?? 0, trend: 0, from: 1 }, grid);
  const weekly = new Float64Array(horizonWeeks);
  let damping = 0;
  for (let i = 0; i < horizonWeeks; i++) {
    damping += grid.phi ** (i + 1);
    weekly[i] = Math.max(0, Math.exp(fit.level + fit.trend * damping) - 1);
  }
  return weekly;
}
