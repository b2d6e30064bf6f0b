import type { TermVector } from './term-vector.ts';

/** How two sorted vectors overlap; sums of weights, `best` and `second` the weightiest shared terms. */
export interface Overlap {
  readonly dot: number;
  readonly shared: number;
  readonly count: number;
  readonly best: number;
  readonly second: number;
}

/** Walks both vectors once. */
export function overlapOf(one: TermVector, two: TermVector): Overlap {
  let dot = 0;
  let shared = 0;
  let count = 0;
  let best = 0;
  let second = 0;
  let left = 0;
  let right = 0;
  while (left < one.ids.length && right < two.ids.length) {
    const a = one.ids[left] ?? 0;
    const b = two.ids[right] ?? 0;
    if (a < b) left += 1;
    else if (a > b) right += 1;
    else {
      const weight = Math.min(one.weights[left] ?? 0, two.weights[right] ?? 0);
      dot += (one.weights[left] ?? 0) * (two.weights[right] ?? 0);
      shared += weight;
      count += 1;
      if (weight > best) {
        second = best;
        best = weight;
      } else if (weight > second) second = weight;
      left += 1;
      right += 1;
    }
  }
  return { dot, shared, count, best, second };
}
