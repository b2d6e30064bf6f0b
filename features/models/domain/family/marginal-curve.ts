import type { BudgetPoint } from '#simulation/family/budget-line.ts';

/** A wage and what part of the next thousand roubles the household doesn't keep. */
export type MarginalPoint = Pick<BudgetPoint, 'wage' | 'marginalShare'>;

/** The highest share that is drawn: a cliff of tens of thousands would flatten all the rest. */
export const maxShown = 1.5;

/** Wages at which a thousand more leaves the household with less, rising; of those in a row the first. */
export function fallsOf(points: readonly MarginalPoint[]): MarginalPoint[] {
  return points.filter(
    ({ marginalShare }, i) => marginalShare > 1 && !((points[i - 1]?.marginalShare ?? 0) > 1),
  );
}

/** A run of wages over which the household keeps less than half of what it earns more. Unit: roubles a month. */
export interface SteepRun {
  from: number;
  to: number;
}

/** Where earning more pays least: the longest run of wages at which more than half is not kept; null where there is none. */
export function steepestRun(points: readonly MarginalPoint[]): SteepRun | null {
  let longest: SteepRun | null = null;
  let from: number | null = null;
  for (const [i, { wage, marginalShare }] of points.entries()) {
    const isSteep = marginalShare > 0.5;
    if (isSteep) from ??= wage;
    if (from === null || (isSteep && i < points.length - 1)) continue;
    const run = { from, to: isSteep ? wage + 1000 : wage };
    if (longest === null || run.to - run.from > longest.to - longest.from) longest = run;
    from = null;
  }
  return longest;
}
