import { refuse, requireFinite, requireIncreasing, requireSeries } from '#simulation/numeric/refusal.ts';

/** A forecast's weighted interval score and what it is made of; the three parts add up to `wis`. Unit: of the observation. */
export interface IntervalScore {
  readonly wis: number;
  readonly dispersion: number;
  readonly underprediction: number;
  readonly overprediction: number;
  /** |observed − median|. */
  readonly absErrorMedian: number;
  /** Null where the levels hold no such interval. */
  readonly in50: boolean | null;
  readonly in95: boolean | null;
}

/**
 * Weighted interval score of one quantile forecast: 2/K times the mean pinball loss, with its decomposition.
 *
 * @param levels     symmetric around 0.5 and with it, ascending (the 23 hub levels in the product).
 * @param quantiles  one a level, not falling.
 * @throws InputRefusal for levels out of order or not symmetric, falling quantiles, a shape that differs.
 *
 * Source: modelling.md 1.3 E; J. Bracher et al. 2021, PLoS CB 17:e1008618.
 */
export function intervalScore(
  levels: readonly number[],
  quantiles: ArrayLike<number>,
  observed: number,
): IntervalScore {
  requireLevels(levels);
  requireSeries('quantiles', quantiles, { length: levels.length, min: -Infinity });
  for (let i = 1; i < levels.length; i++)
    if ((quantiles[i] ?? 0) < (quantiles[i - 1] ?? 0))
      refuse({ path: `quantiles[${i}]`, code: 'unordered', min: quantiles[i - 1], got: quantiles[i] });
  requireFinite('observed', observed);
  const middle = (levels.length - 1) / 2;
  const median = quantiles[middle] ?? 0;
  let dispersion = 0;
  let under = 0.5 * Math.max(0, observed - median);
  let over = 0.5 * Math.max(0, median - observed);
  for (let i = 0; i < middle; i++) {
    const low = quantiles[i] ?? 0;
    const high = quantiles[levels.length - 1 - i] ?? 0;
    dispersion += (levels[i] ?? 0) * (high - low);
    under += Math.max(0, observed - high);
    over += Math.max(0, low - observed);
  }
  const scale = middle + 0.5;
  const within = (level: number) => isWithin(levels, quantiles, observed, level);
  return {
    wis: (dispersion + under + over) / scale,
    dispersion: dispersion / scale,
    underprediction: under / scale,
    overprediction: over / scale,
    absErrorMedian: Math.abs(observed - median),
    in50: within(0.25),
    in95: within(0.025),
  };
}

/** Mean pinball loss times 2, without checks: the inner loop of a backtest. Equal to the score above. */
export function pinballScore(
  levels: ArrayLike<number>,
  quantiles: ArrayLike<number>,
  observed: number,
  from = 0,
): number {
  let sum = 0;
  for (let i = 0; i < levels.length; i++) {
    const p = levels[i] as number;
    const gap = observed - (quantiles[from + i] as number);
    sum += gap >= 0 ? p * gap : (p - 1) * gap;
  }
  return (2 * sum) / levels.length;
}

function isWithin(
  levels: readonly number[],
  quantiles: ArrayLike<number>,
  observed: number,
  level: number,
): boolean | null {
  const i = levels.indexOf(level);
  if (i < 0) return null;
  return observed >= (quantiles[i] ?? 0) && observed <= (quantiles[levels.length - 1 - i] ?? 0);
}

function requireLevels(levels: readonly number[]): void {
  requireSeries('levels', levels, { minLength: 1, max: 1 });
  requireIncreasing('levels', levels);
  const last = levels.length - 1;
  for (let i = 0; i <= last; i++)
    if (Math.abs((levels[i] ?? 0) + (levels[last - i] ?? 0) - 1) > 1e-9 || levels.length % 2 === 0)
      refuse({ path: `levels[${i}]`, code: 'inconsistent', got: levels[i] });
}
