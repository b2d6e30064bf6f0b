import { refuse } from './refusal.ts';

/**
 * The root of a continuous function inside a bracket, by bisection to the last bit.
 *
 * @param low,high  ends with values of opposite sign (or 0); otherwise a refusal `inconsistent`.
 */
export function findRoot(value: (x: number) => number, low: number, high: number): number {
  const atLow = value(low);
  const atHigh = value(high);
  if (atLow === 0) return low;
  if (atHigh === 0) return high;
  if (!(atLow * atHigh < 0))
    refuse({ path: 'bracket', code: 'inconsistent', min: low, max: high, got: [atLow, atHigh] });
  let a = low;
  let b = high;
  for (let i = 0; i < 200; i++) {
    const middle = a + (b - a) / 2;
    if (middle === a || middle === b) break;
    const atMiddle = value(middle);
    if (atMiddle === 0) return middle;
    if (atMiddle * atLow < 0) b = middle;
    else a = middle;
  }
  return a + (b - a) / 2;
}
