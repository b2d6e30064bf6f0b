import { findRoot } from '#simulation/numeric/find-root.ts';
import { requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';
import type { Days, Share } from '#simulation/numeric/units.ts';

/**
 * Growth rate per day of a SEIR epidemic with `stages` equal latent stages: root of (1 + rL/m)^m (1 + rD) = R.
 *
 * @param r             reproduction number, > 0.
 * @param latency       mean latent time, ≥ 0 days (0 = none).
 * @param infectiousPeriod  mean infectious time, > 0 days.
 *
 * Source: modelling.md 1.4 (calibration, step 1); J. Wallinga & M. Lipsitch 2007, Proc R Soc B 274:599.
 */
export function growthRate(r: number, latency: Days, infectiousPeriod: Days, stages = 3): number {
  requireFinite('r', r, 1e-12);
  requireFinite('latency', latency, 0);
  requireFinite('infectiousPeriod', infectiousPeriod, 1e-9);
  requireWhole('stages', stages, 1, 1000);
  const pole = latency > 0 ? Math.min(stages / latency, 1 / infectiousPeriod) : 1 / infectiousPeriod;
  const excess = (x: number) => (1 + (x * latency) / stages) ** stages * (1 + x * infectiousPeriod) - r;
  return findRoot(excess, -pole, (r + 1) / infectiousPeriod);
}

/** Reproduction number that grows at `rate` per day: the inverse of `growthRate`. */
export function reproductionOf(rate: number, latency: Days, infectiousPeriod: Days, stages = 3): number {
  requireFinite('latency', latency, 0);
  requireFinite('infectiousPeriod', infectiousPeriod, 1e-9);
  requireWhole('stages', stages, 1, 1000);
  // Faster than people leave a stage nothing can decline.
  const pole = Math.min(latency > 0 ? stages / latency : Infinity, 1 / infectiousPeriod);
  requireFinite('rate', rate, -pole);
  return (1 + (rate * latency) / stages) ** stages * (1 + rate * infectiousPeriod);
}

/**
 * Share of all people still susceptible after the epidemic: the smallest root of s = s0 e^(−R0 (s0 + i0 − s)).
 *
 * @param s0,i0  shares susceptible and infectious at the start; i0 = 0 means a vanishing seed.
 *
 * Source: W. O. Kermack & A. G. McKendrick 1927; modelling.md 1.4 (analytic tests).
 */
export function finalSusceptible(r0: number, s0: Share, i0: Share): number {
  requireShares(r0, s0, i0);
  if (i0 === 0 && r0 * s0 <= 1) return s0;
  const excess = (s: number) => s - s0 * Math.exp(-r0 * (s0 + i0 - s));
  // With a vanishing seed s0 itself is a root; the epidemic's lies below the herd immunity threshold.
  return findRoot(excess, 0, i0 === 0 ? 1 / r0 : s0);
}

/** Highest share infectious at once in the same epidemic without latency; `i0` when it never grows. */
export function peakPrevalence(r0: number, s0: Share, i0: Share): number {
  requireShares(r0, s0, i0);
  if (r0 * s0 <= 1) return i0;
  return s0 + i0 - (1 + Math.log(r0 * s0)) / r0;
}

function requireShares(r0: number, s0: Share, i0: Share): void {
  requireFinite('r0', r0, 0);
  requireFinite('s0', s0, 0, 1);
  requireFinite('i0', i0, 0, 1 - s0 + 1e-12);
}
