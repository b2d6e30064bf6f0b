import { cleanSeries } from '#simulation/epidemic/clean-series.ts';
import { requireSeries } from '#simulation/numeric/refusal.ts';

/** A daily series together with how it looked at each origin; corrections published later are not known earlier. */
export interface KnownSeries {
  /** daily[day] with every correction applied: what forecasts are scored against. Unit: persons. */
  readonly final: Float64Array;
  /** Days (indices of the daily series) on which a total was corrected downwards. */
  readonly correctionDays: readonly number[];
  /** The daily series as of the day when `count` days of it were published; entries from `count` on must not be read. */
  at(count: number): Float64Array;
}

/**
 * A series that was only ever published once, such as a cleaned one.
 *
 * @param daily  daily[day] — persons, ≥ 0.
 */
export function settledSeries(daily: ArrayLike<number>): KnownSeries {
  requireSeries('daily', daily);
  const final = Float64Array.from(daily);
  return { final, correctionDays: [], at: () => final };
}

/**
 * A published running total, cleaned anew for every origin from what was published up to it.
 *
 * @param cumulative  cumulative[day] — running total, null = not published. Unit: persons.
 */
export function publishedSeries(cumulative: readonly (number | null)[]): KnownSeries {
  const { daily, correctionDays } = cleanSeries(cumulative);
  const final = Float64Array.from(daily);
  const lastCorrection = correctionDays.at(-1) ?? -1;
  const at = (count: number) =>
    // Without a later correction the cleaned past is the same whatever came after.
    count >= lastCorrection ? final : Float64Array.from(cleanSeries(cumulative.slice(0, count + 1)).daily);
  return { final, correctionDays: correctionDays.map((day) => day - 1), at };
}
