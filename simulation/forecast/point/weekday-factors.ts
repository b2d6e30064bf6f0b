import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';

const windowDays = 56;
const fewestDays = 21;

/**
 * How much of a week's registrations falls on each weekday, relative to an even week.
 *
 * @param daily  daily[day] — registered persons; the first `count` entries are known.
 * @returns factors[day mod 7], mean 1, from the last 56 days; all 1 under 21 days or under 2 persons a day. Unit: ratio.
 *
 * Source: modelling.md 1.3 A.
 */
export function weekdayFactors(daily: ArrayLike<number>, count = daily.length): Float64Array {
  const factors = new Float64Array(7).fill(1);
  const length = Math.min(count, windowDays);
  const start = count - length;
  let sum = 0;
  for (let i = start; i < count; i++) sum += daily[i] ?? 0;
  if (length < fewestDays || sum / length < 2) return factors;
  const ratios = Array.from({ length: 7 }, () => new Float64Array(8));
  const found = new Uint8Array(7);
  for (let i = start + 3; i < count - 3; i++) {
    let week = 0;
    for (let j = i - 3; j <= i + 3; j++) week += daily[j] ?? 0;
    const weekday = i % 7;
    if (week / 7 <= 0.5) continue;
    const place = found[weekday] as number;
    (ratios[weekday] as Float64Array)[place] = (daily[i] ?? 0) / (week / 7);
    found[weekday] = place + 1;
  }
  let total = 0;
  for (let weekday = 0; weekday < 7; weekday++) {
    const values = (ratios[weekday] as Float64Array).subarray(0, found[weekday]);
    if (values.length >= 3)
      factors[weekday] = Math.min(3, Math.max(0.2, quantileOfSorted(values.sort(), 0.5)));
    total += factors[weekday] ?? 1;
  }
  for (let weekday = 0; weekday < 7; weekday++) factors[weekday] = ((factors[weekday] ?? 1) * 7) / total;
  return factors;
}
