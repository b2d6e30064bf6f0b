import { normalQuantile } from './normal-quantile.ts';
import { requireFinite } from '#simulation/numeric/refusal.ts';

/**
 * P(X ≤ x) of a gamma variable with this shape and scale 1; 0 for x ≤ 0.
 * Series below the mean, continued fraction above; the common factor is formed from logs, so shapes of 1e6 don't overflow.
 * Source: W. Gautschi 1979, ACM TOMS 5:466 (choice of expansions).
 */
export function gammaCdf(shape: number, x: number): number {
  requireShape(shape, x);
  if (x <= 0) return 0;
  return x < shape + 1 ? lowerSeries(shape, x) : 1 - upperFraction(shape, x);
}

/** P(X > x), accurate where it is small. */
export function gammaTail(shape: number, x: number): number {
  requireShape(shape, x);
  if (x <= 0) return 1;
  return x < shape + 1 ? 1 - lowerSeries(shape, x) : upperFraction(shape, x);
}

/**
 * x with P(X ≤ x) = p for a gamma variable with this shape and scale 1; 0 < p < 1, shape > 0.
 * Starts from Wilson-Hilferty (from the small-x expansion in the far left tail), then Newton within a shrinking bracket; 1e-10 relative.
 */
export function gammaQuantile(shape: number, p: number): number {
  requireFinite('shape', shape, Number.MIN_VALUE);
  requireFinite('p', p, Number.MIN_VALUE, 1 - Number.EPSILON);
  let x = startingPoint(shape, p);
  let low = 0;
  let high = Infinity;
  for (let i = 0; i < 200; i++) {
    // The nearer tail keeps its digits when p is close to 0 or to 1.
    const excess = p < 0.5 ? gammaCdf(shape, x) - p : 1 - p - gammaTail(shape, x);
    if (excess > 0) high = x;
    else low = x;
    const step = (excess * x) / Math.max(densityTimesX(shape, x), Number.MIN_VALUE);
    let next = x - step;
    if (!(next > low && next < high)) next = high === Infinity ? x * 2 + 1e-300 : (low + high) / 2;
    if (Math.abs(next - x) <= 1e-13 * x) return next;
    x = next;
  }
  return x;
}

function requireShape(shape: number, x: number): void {
  if (!(shape > 0) || !Number.isFinite(shape)) requireFinite('shape', shape, Number.MIN_VALUE);
  if (Number.isNaN(x)) requireFinite('x', x);
}

function startingPoint(shape: number, p: number): number {
  const z = normalQuantile(p);
  const cubeRoot = 1 - 1 / (9 * shape) + z / (3 * Math.sqrt(shape));
  if (cubeRoot > 0.3) return shape * cubeRoot ** 3;
  return Math.max(Math.exp((Math.log(p) + Math.log(shape) + logGamma(shape)) / shape), 1e-300);
}

function lowerSeries(shape: number, x: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; term > sum * 1e-17; n++) {
    term *= x / (shape + n);
    sum += term;
  }
  return Math.min(1, (densityTimesX(shape, x) / shape) * sum);
}

function upperFraction(shape: number, x: number): number {
  if (x === Infinity) return 0;
  const tiny = 1e-300;
  let b = x + 1 - shape;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < 100_000; n++) {
    const a = n * (shape - n);
    b += 2;
    d = 1 / nonZero(a * d + b, tiny);
    c = nonZero(b + a / c, tiny);
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return Math.min(1, densityTimesX(shape, x) * value);
}

function nonZero(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

/** x times the density at x: x^shape e^−x / Γ(shape), by Loader's saddle-point form for large shapes. */
function densityTimesX(shape: number, x: number): number {
  if (shape < 10) return Math.exp(shape * Math.log(x) - x - logGamma(shape));
  const u = (x - shape) / shape;
  const deviance = Math.abs(u) < 0.01 ? smallDeviance(u) : u - Math.log1p(u);
  return Math.sqrt(shape / (2 * Math.PI)) * Math.exp(-shape * deviance - stirlingRest(shape));
}

// u − ln(1+u) by its series: the difference of the closed form loses half the digits near 0.
function smallDeviance(u: number): number {
  let sum = 0;
  for (let n = 12; n >= 2; n--) sum = (n % 2 === 0 ? 1 : -1) / n + u * sum;
  return u * u * sum;
}

// ln Γ(a) − [(a−½) ln a − a + ½ ln 2π], a ≥ 10.
function stirlingRest(a: number): number {
  const s = 1 / (a * a);
  return (
    (1 / 12 - s * (1 / 360 - s * (1 / 1260 - s * (1 / 1680 - s * (1 / 1188 - (s * 691) / 360_360))))) / a
  );
}

/** ln Γ(a) for a > 0: recurrence up to 10, then Stirling's series; about 1e-14 absolute for small a. */
export function logGamma(a: number): number {
  if (!(a > 0 && a < Infinity)) requireFinite('a', a, Number.MIN_VALUE);
  let product = 1;
  let x = a;
  while (x < 10) {
    product *= x;
    x += 1;
  }
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + stirlingRest(x) - Math.log(product);
}
