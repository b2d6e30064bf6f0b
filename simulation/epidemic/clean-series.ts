import { refuse, requireFinite } from '#simulation/numeric/refusal.ts';

/** A cumulative series made daily; all indices count from the first day of the cumulative series. */
export interface CleanSeries {
  /** daily[i] ≥ 0 is what was registered on day i+1; one entry fewer than the cumulative series. Unit: persons. */
  readonly daily: number[];
  /** Days whose published total lies below the day before (a correction downwards). */
  readonly correctionDays: number[];
  /** Unpublished days that a later day caught up for. */
  readonly gapDays: number[];
}

/**
 * Daily counts from published running totals: carry forward, note corrections, pull back, difference.
 *
 * @param cumulative  cumulative[day] — running total, null = not published (leading nulls count as 0). Unit: persons, ≥ 0.
 * @returns daily counts that add up to the last total less the lowest start; an empty or one-day series gives no days.
 * @throws InputRefusal for anything but a list, a negative or non-finite total.
 *
 * Source: modelling.md 1.0.
 */
export function cleanSeries(cumulative: readonly (number | null)[]): CleanSeries {
  if (!Array.isArray(cumulative)) refuse({ path: 'cumulative', code: 'missing', got: cumulative });
  const carried = carryForward(cumulative);
  const correctionDays: number[] = [];
  for (let i = 1; i < carried.length; i++) if (at(carried, i) < at(carried, i - 1)) correctionDays.push(i);
  const gapDays = findGaps(cumulative, carried);
  for (let i = carried.length - 2; i >= 0; i--) carried[i] = Math.min(at(carried, i), at(carried, i + 1));
  const daily: number[] = [];
  for (let i = 1; i < carried.length; i++) daily.push(at(carried, i) - at(carried, i - 1));
  return { daily, correctionDays, gapDays };
}

function carryForward(cumulative: readonly (number | null)[]): number[] {
  let last = 0;
  return cumulative.map((total, i) => {
    if (total !== null) last = requireFinite(`cumulative[${i}]`, total, 0);
    return last;
  });
}

function findGaps(cumulative: readonly (number | null)[], carried: readonly number[]): number[] {
  const gaps: number[] = [];
  let pending: number[] = [];
  for (let i = 1; i < cumulative.length; i++) {
    if (cumulative[i] === null) pending.push(i);
    else {
      if (at(carried, i) > at(carried, i - 1)) gaps.push(...pending);
      pending = [];
    }
  }
  return gaps;
}

function at(values: readonly number[], i: number): number {
  return values[i] ?? 0;
}
