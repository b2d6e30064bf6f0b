import { refuse } from '#simulation/numeric/refusal.ts';

/** Smoothing weights to try: every alpha with every beta, in this order; the first of equals wins. */
export interface HoltGrid {
  readonly phi: number;
  readonly alphas: readonly number[];
  readonly betas: readonly number[];
}

/** Where the recursion starts: level and trend before `from`, the index of the first value it sees. */
export interface HoltStart {
  readonly level: number;
  readonly trend: number;
  readonly from: number;
}

/** The pair with the least sum of squared one-step errors, and the state it ends in. */
export interface HoltFit {
  readonly alpha: number;
  readonly beta: number;
  readonly level: number;
  readonly trend: number;
  readonly sse: number;
}

/**
 * Fits Holt's method with a damped trend by grid.
 *
 * @param values  values[time] — any unit (the product passes logs); the entries from `start.from` on are smoothed.
 * @throws InputRefusal for an empty grid or a value that isn't finite.
 * @returns the best pair; `trend` is per step. The forecast h steps on is level + trend (phi + … + phi^h).
 *
 * Source: modelling.md 1.3 A; E. S. Gardner & E. McKenzie 1985, Management Science 31:1237.
 */
export function fitDampedHolt(values: ArrayLike<number>, start: HoltStart, grid: HoltGrid): HoltFit {
  const { phi } = grid;
  let best: HoltFit = {
    alpha: Number.NaN,
    beta: Number.NaN,
    level: start.level,
    trend: start.trend,
    sse: Infinity,
  };
  for (const alpha of grid.alphas) {
    for (const beta of grid.betas) {
      let level = start.level;
      let trend = start.trend;
      let sse = 0;
      // Squares only add up: a pair that is no better half way won't be at the end.
      for (let i = start.from; i < values.length && !(sse >= best.sse); i++) {
        const predicted = level + phi * trend;
        const error = (values[i] as number) - predicted;
        level = predicted + alpha * error;
        trend = phi * trend + alpha * beta * error;
        sse += error * error;
      }
      if (sse < best.sse) best = { alpha, beta, level, trend, sse };
    }
  }
  // One check after the loops instead of one a value: a value or weight that isn't finite leaves no finite error behind.
  if (Number.isNaN(best.alpha))
    refuse({ path: 'values', code: 'not-finite', got: grid.alphas.length * grid.betas.length });
  return best;
}
