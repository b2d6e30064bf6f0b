import { gammaCdf } from '#simulation/numeric/distribution/gamma.ts';
import { refuse, requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Days } from '#simulation/numeric/units.ts';

/** Mean and standard deviation of the time between an infector's and an infected person's onset. */
export interface SerialInterval {
  readonly meanDays: Days;
  readonly sdDays: Days;
}

/**
 * Serial interval by whole days: a gamma shifted by one day, discretised.
 *
 * @param interval  mean > 1 day (the shift is one day), sd > 0.
 * @param maxDays   longest interval kept, 1…365; the product uses 30.
 * @param normalise divides by the sum, so that the weights add up to 1.
 * @throws InputRefusal out of bounds, or where less than half of the interval lies within `maxDays`.
 * @returns weights[day] for 0…maxDays; weights[0] = 0. Unit: share.
 *
 * Source: modelling.md 1.1 (b); A. Cori et al. 2013, Am J Epidemiol 178:1505, web appendix 11.
 */
export function serialIntervalWeights(interval: SerialInterval, maxDays = 30, normalise = true): number[] {
  const { meanDays, sdDays } = interval;
  requireFinite('serialInterval.meanDays', meanDays, 1 + 1e-9, 365);
  requireFinite('serialInterval.sdDays', sdDays, 1e-3, 365);
  requireWhole('serialInterval.maxDays', maxDays, 1, 365);
  const a = ((meanDays - 1) / sdDays) ** 2;
  const b = sdDays ** 2 / (meanDays - 1);
  const F = (x: number, shape: number) => gammaCdf(shape, x / b);
  const weights = Array.from({ length: maxDays + 1 }, (_, k) =>
    Math.max(
      0,
      k * F(k, a) +
        (k - 2) * F(k - 2, a) -
        2 * (k - 1) * F(k - 1, a) +
        a * b * (2 * F(k - 1, a + 1) - F(k - 2, a + 1) - F(k, a + 1)),
    ),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  // A tail cut off may be scaled up, half an interval may not.
  if (!(sum >= 0.5)) refuse({ path: 'serialInterval.maxDays', code: 'inconsistent', got: maxDays });
  return normalise ? weights.map((weight) => weight / sum) : weights;
}
