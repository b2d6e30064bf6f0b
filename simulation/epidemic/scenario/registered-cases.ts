import { serialIntervalWeights } from '#simulation/epidemic/serial-interval.ts';
import type { Days } from '#simulation/numeric/units.ts';

/** How long after infection cases are registered: `weights[k]` of them after `delay` days or around it. */
export interface Registration {
  readonly delay: Days;
  /** Share registered after k days, from 0 on; null = all after the delay. */
  readonly weights: readonly number[] | null;
}

const longestDelay = 60;

/** The delay from infection to registration, spread by days as a gamma where it has a standard deviation. */
export function registrationOf(delay: Days, sdDays: number = 0): Registration {
  const isSpread = sdDays > 0 && delay > 1;
  const spread = { meanDays: delay, sdDays: sdDays as Days };
  return { delay, weights: isSpread ? serialIntervalWeights(spread, longestDelay) : null };
}

interface Infections {
  readonly ascertainment: number;
  readonly infectionsPerDay: number;
  readonly growthPerDay: number;
}

/**
 * Registered cases by day, from new infections by day. Before day 0 infections grew at their own rate. Spread or not, day 0
 * of steady growth has the same cases: those that were reported.
 */
export function registeredCases(
  { delay, weights }: Registration,
  { ascertainment, infectionsPerDay, growthPerDay }: Infections,
  newInfections: (day: number) => number,
): (day: number) => number {
  const lag = Math.round(delay);
  const after = (day: number): number =>
    day >= 0
      ? ascertainment * newInfections(day)
      : ascertainment * infectionsPerDay * Math.exp(growthPerDay * day);
  if (weights === null) return (day) => after(day - lag);
  const steady = weights.reduce((sum, weight, k) => sum + weight * Math.exp(growthPerDay * (lag - k)), 0);
  return (day) => weights.reduce((sum, weight, k) => sum + weight * after(day - k), 0) / steady;
}
