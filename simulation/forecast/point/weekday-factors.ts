import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { sortFew } from '#simulation/numeric/distribution/sort-few.ts';
import { requireFinite, requireWhole } from '#simulation/numeric/refusal.ts';

const windowDays = 56;
const minDays = 21;
const perWeekday = windowDays / 7;
const lowest = 0.2;
const highest = 3;

/** Weekday factors and whether one of them had to be cut. */
export interface WeekdayPattern {
  readonly factors: Float64Array;
  readonly isLimited: boolean;
}

/**
 * How much of a week's registrations falls on each weekday, relative to an even week.
 *
 * @param daily  daily[day] — registered persons; the first `count` entries are known.
 * @throws InputRefusal for a count outside the series or a value that isn't finite and ≥ 0.
 * @returns factors[day mod 7], mean 1, from the last 56 days; all 1 under 21 days or under 2 persons a day. Unit: ratio.
 *
 * Source: modelling.md 1.3 A.
 */
export function weekdayFactors(daily: ArrayLike<number>, count = daily.length): WeekdayPattern {
  requireWhole('count', count, 0, daily.length);
  const factors = new Float64Array(7).fill(1);
  const length = Math.min(count, windowDays);
  const start = count - length;
  let sum = 0;
  for (let i = start; i < count; i++) {
    const value = daily[i] as number;
    if (!(value >= 0 && value < Infinity)) requireFinite(`daily[${i}]`, value, 0);
    sum += value;
  }
  if (length < minDays || sum / length < 2) return { factors, isLimited: false };
  const ratios = new Float64Array(7 * perWeekday);
  const found = new Uint8Array(7);
  let week = 0;
  for (let i = start; i < start + 6; i++) week += daily[i] as number;
  for (let i = start + 3; i < count - 3; i++) {
    week += daily[i + 3] as number;
    const even = week / 7;
    week -= daily[i - 3] as number;
    if (even <= 0.5) continue;
    const weekday = i % 7;
    const place = found[weekday] as number;
    ratios[weekday * perWeekday + place] = (daily[i] as number) / even;
    found[weekday] = place + 1;
  }
  let total = 0;
  let isLimited = false;
  for (let weekday = 0; weekday < 7; weekday++) {
    const first = weekday * perWeekday;
    const values = ratios.subarray(first, first + (found[weekday] as number));
    if (values.length >= 3) {
      const middle = quantileOfSorted(sortFew(values), 0.5);
      factors[weekday] = Math.min(highest, Math.max(lowest, middle));
      isLimited ||= factors[weekday] !== middle;
    }
    total += factors[weekday] ?? 1;
  }
  for (let weekday = 0; weekday < 7; weekday++) factors[weekday] = ((factors[weekday] ?? 1) * 7) / total;
  return { factors, isLimited };
}
