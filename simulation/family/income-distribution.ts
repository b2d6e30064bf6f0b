import { normalCdf } from '#simulation/numeric/distribution/normal-cdf.ts';
import { normalQuantile } from '#simulation/numeric/distribution/normal-quantile.ts';
import { requireFinite, requireSeries } from '#simulation/numeric/refusal.ts';
import type { Warning } from '#simulation/numeric/run-record.ts';
import type { Rub, Share } from '#simulation/numeric/units.ts';

/** A lognormal distribution of monthly income per head. */
export interface IncomeDistribution {
  readonly mean: Rub;
  readonly mu: number;
  readonly sigma: number;
  readonly median: Rub;
  readonly mode: Rub;
}

/**
 * The lognormal with this mean and Gini coefficient.
 *
 * @param mean  mean income per head, > 0. Unit: roubles a month.
 * @param gini  0 < G < 1.
 *
 * Source: modelling.md 3.6; J. Aitchison & J. Brown 1957 (sigma from G).
 */
export function incomeDistribution(mean: Rub, gini: Share): IncomeDistribution {
  requireFinite('meanPerCapita', mean, 1e-9);
  requireFinite('gini', gini, 1e-6, 0.999);
  const sigma = Math.SQRT2 * normalQuantile((1 + gini) / 2);
  const mu = Math.log(mean) - sigma ** 2 / 2;
  return { mean, mu, sigma, median: Math.exp(mu) as Rub, mode: Math.exp(mu - sigma ** 2) as Rub };
}

/** Share of people with less than `line` roubles a month. */
export function shareBelow({ mu, sigma }: IncomeDistribution, line: Rub): Share {
  requireFinite('line', line, 0);
  return (line === 0 ? 0 : normalCdf((Math.log(line) - mu) / sigma)) as Share;
}

/** Mean shortfall below the line over all people, as a share of the line. */
export function povertyGapShare(distribution: IncomeDistribution, line: Rub): Share {
  requireFinite('line', line, 1e-9);
  const { mean, mu, sigma } = distribution;
  const z = (Math.log(line) - mu) / sigma;
  return (normalCdf(z) - (mean / line) * normalCdf(z - sigma)) as Share;
}

/** Share of all income that the poorest `p` of people receive. */
export function lorenzShare({ sigma }: IncomeDistribution, p: Share): Share {
  requireFinite('p', p, 0, 1);
  if (p === 0 || p === 1) return p;
  return normalCdf(normalQuantile(p) - sigma) as Share;
}

/** Shares of income of the five fifths, poorest first; they add up to 1. */
export function quintileShares(distribution: IncomeDistribution): Share[] {
  const at = [0, 0.2, 0.4, 0.6, 0.8, 1].map((p) => lorenzShare(distribution, p as Share));
  return at.slice(1).map((share, i) => (share - (at[i] as number)) as Share);
}

/** Income of the richest tenth over that of the poorest. */
export function fundsRatio(distribution: IncomeDistribution): number {
  return (1 - lorenzShare(distribution, 0.9 as Share)) / lorenzShare(distribution, 0.1 as Share);
}

/**
 * Compares published fifths with the curve.
 *
 * @param published  shares of the five fifths, poorest first.
 * @returns a warning for every fifth that differs by more than 2 percentage points.
 */
export function compareQuintiles(distribution: IncomeDistribution, published: readonly Share[]): Warning[] {
  requireSeries('published', published, { length: 5, max: 1 });
  return quintileShares(distribution).flatMap((share, i) => {
    const differencePoints = 100 * ((published[i] as number) - share);
    if (Math.abs(differencePoints) <= 2) return [];
    return [
      { code: 'income.quintile-mismatch', severity: 'warn', params: { fifth: i + 1, differencePoints } },
    ];
  });
}
