import { refuse, requireFinite, requireSeries } from '#simulation/numeric/refusal.ts';
import type { Years } from '#simulation/numeric/units.ts';

/** Youngest and oldest age at which women give birth in the model. */
export const fertileAges = { first: 15, last: 49 } as const;

/**
 * A fertility schedule moved to a later (or, below 0, earlier) mean age.
 *
 * @param shape  shape[age − 15] — share of the total fertility rate at ages 15…49, adding up to 1.
 * @param shift  years, −3…5. The schedule is read between ages linearly and scaled back to 1.
 *
 * Source: modelling.md 2.3.
 */
export function shiftSchedule(shape: ArrayLike<number>, shift: Years): Float64Array {
  requireSchedule(shape);
  requireFinite('meanAgeShift', shift, -3, 5);
  const at = (position: number) => {
    const below = Math.floor(position);
    const low = shape[below] ?? 0;
    return low + (position - below) * ((shape[below + 1] ?? 0) - low);
  };
  const moved = Float64Array.from({ length: shape.length }, (_, age) => at(age - shift));
  const sum = moved.reduce((total, weight) => total + weight, 0);
  if (!(sum > 0)) refuse({ path: 'meanAgeShift', code: 'inconsistent', got: shift });
  return moved.map((weight) => weight / sum);
}

/** Shares of the total fertility rate at ages 15…49 from births and women of five-year ages, years taken together. */
export function fertilityShape(
  years: readonly { readonly births: readonly number[]; readonly women: readonly number[] }[],
): Float64Array {
  const sum = (group: number, field: 'births' | 'women') =>
    years.reduce((total, year) => total + (year[field][group] ?? 0), 0);
  const rates = Array.from({ length: fertileAges.last - fertileAges.first + 1 }, (_, i) => {
    const group = Math.floor(i / 5);
    return sum(group, 'births') / sum(group, 'women');
  });
  const total = rates.reduce((all, rate) => all + rate, 0);
  return Float64Array.from(rates, (rate) => rate / total);
}

/** Refuses a schedule that isn't 35 shares adding up to 1. */
export function requireSchedule(shape: ArrayLike<number>): void {
  requireSeries('fertilityShape', shape, { length: fertileAges.last - fertileAges.first + 1, max: 1 });
  let sum = 0;
  for (let i = 0; i < shape.length; i++) sum += shape[i] as number;
  if (Math.abs(sum - 1) > 1e-6)
    refuse({ path: 'fertilityShape', code: 'inconsistent', min: 1, max: 1, got: sum });
}
