import { serialIntervalWeights } from '#simulation/epidemic/serial-interval.ts';
import type { Days } from '#simulation/numeric/units.ts';

/** How long after infection cases are registered: `weights[k]` of them after `delay` days or around it. */
export interface Registration {
  readonly delay: Days;
  /** Share registered after k days, from 0 on; null = all after the delay. */
  readonly weights: readonly number[] | null;
}

const longestDelay = 60;
const spreads = new Map<string, readonly number[]>();
const maxSpreads = 100;

/** The delay from infection to registration, spread by days as a gamma where it has a standard deviation. */
export function registrationOf(delay: Days, sdDays: number = 0): Registration {
  return { delay, weights: sdDays > 0 && delay > 1 ? weightsOf(delay, sdDays as Days) : null };
}

/** The weights of a delay are computed once: it is moved seldom, while a run is made at every move. */
function weightsOf(meanDays: Days, sdDays: Days): readonly number[] {
  const key = `${meanDays} ${sdDays}`;
  let weights = spreads.get(key);
  if (weights === undefined) {
    weights = serialIntervalWeights({ meanDays, sdDays }, longestDelay);
    if (spreads.size >= maxSpreads) spreads.clear();
    spreads.set(key, weights);
  }
  return weights;
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
