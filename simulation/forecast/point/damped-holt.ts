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
 * The mean state of Holt's method over a grid. Each pair of weights counts by its likelihood under normal one-step
 * errors of a spread of its own, (least SSE / SSE)^(n/2). Where the data don't tell two pairs apart, neither is
 * believed alone.
 *
 * @param values, start, grid  as in `fitDampedHolt`, with the same refusals; `alpha`, `beta` and `sse` are those of its best pair.
 *
 * Source: G. Claeskens & N. L. Hjort 2008, Model Selection and Model Averaging, chapter 7 (equal numbers of parameters).
 */
export function averageDampedHolt(values: ArrayLike<number>, start: HoltStart, grid: HoltGrid): HoltFit {
  const ends = smoothAll(values, start, grid);
  const best = bestOf(ends, grid);
  if (best.sse === 0) return best;
  const power = (values.length - start.from) / 2;
  let [weights, level, trend] = [0, 0, 0];
  for (let pair = 0; pair < ends.sse.length; pair++) {
    const weight = (best.sse / (ends.sse[pair] as number)) ** power;
    weights += weight;
    level += weight * (ends.level[pair] as number);
    trend += weight * (ends.trend[pair] as number);
  }
  return { ...best, level: level / weights, trend: trend / weights };
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
  return bestOf(smoothAll(values, start, grid), grid);
}

/** Where each pair of weights ends, in the order of the grid. */
interface Ends {
  readonly level: number[];
  readonly trend: number[];
  readonly sse: number[];
}

// All pairs go through a value together: a step of one waits for its last one, the steps of others fill the time.
function smoothAll(values: ArrayLike<number>, { level, trend, from }: HoltStart, grid: HoltGrid): Ends {
  const { phi, alphas, betas } = grid;
  const size = alphas.length * betas.length;
  const ends = {
    level: Array.from({ length: size }, () => level),
    trend: Array.from({ length: size }, () => trend),
    sse: Array.from({ length: size }, () => 0),
  };
  for (let i = from; i < values.length; i++) {
    const value = values[i] as number;
    for (let pair = 0, a = 0; a < alphas.length; a++) {
      const alpha = alphas[a] as number;
      for (let b = 0; b < betas.length; b++, pair++) {
        const damped = phi * (ends.trend[pair] as number);
        const predicted = (ends.level[pair] as number) + damped;
        const error = value - predicted;
        ends.level[pair] = predicted + alpha * error;
        ends.trend[pair] = damped + alpha * (betas[b] as number) * error;
        ends.sse[pair] = (ends.sse[pair] as number) + error * error;
      }
    }
  }
  return ends;
}

function bestOf({ level, trend, sse }: Ends, { alphas, betas }: HoltGrid): HoltFit {
  let best = -1;
  for (let pair = 0; pair < sse.length; pair++)
    if ((sse[pair] as number) < (best < 0 ? Infinity : (sse[best] as number))) best = pair;
  // One check after the loops instead of one a value: a value or weight that isn't finite leaves no finite error behind.
  if (best < 0) refuse({ path: 'values', code: 'not-finite', got: sse.length });
  return {
    alpha: alphas[Math.floor(best / betas.length)] as number,
    beta: betas[best % betas.length] as number,
    level: level[best] as number,
    trend: trend[best] as number,
    sse: sse[best] as number,
  };
}
