import { cleanSeries } from '#simulation/epidemic/clean-series.ts';
import { requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import { requireBreaks } from '#simulation/numeric/series-breaks.ts';
import type { SeriesBreaks } from '#simulation/numeric/series-breaks.ts';
import { fillGaps } from './fill-gaps.ts';
import type { FilledSeries } from './fill-gaps.ts';

/** A daily series together with how it looked at each origin; what was published later is not known earlier. */
export interface KnownSeries {
  /** daily[day] with every correction applied: what forecasts are scored against. Unit: persons. */
  readonly final: Float64Array;
  /** Days (indices of the daily series) on which a total was corrected downwards. */
  readonly correctionDays: readonly number[];
  /** First days (indices of the daily series) on a new level: moved borders, another definition. Nothing is fitted or scored across one. */
  readonly breakDays: SeriesBreaks;
  /** The daily series as of the day when `count` days of it had passed; entries from `count` on must not be read. */
  at(count: number): Float64Array;
  /** The same with unpublished days filled, for fitting only. */
  filledAt(count: number): FilledSeries;
}

/**
 * A series that was only ever published once and without gaps, such as a cleaned one.
 *
 * @param daily      daily[day] — persons, ≥ 0.
 * @param breakDays  see `KnownSeries`.
 */
export function settledSeries(daily: ArrayLike<number>, breakDays: SeriesBreaks = []): KnownSeries {
  requireSeries('daily', daily);
  requireBreaks('breakDays', breakDays, daily.length);
  const final = Float64Array.from(daily);
  return {
    final,
    correctionDays: [],
    breakDays,
    at: () => final,
    filledAt: () => ({ daily: final, pending: 0, openDays: 0 }),
  };
}

/**
 * A published running total, cleaned anew for every origin from what was published up to it.
 *
 * @param cumulative  cumulative[day] — running total, null = not published. Unit: persons.
 * @param breakDays   see `KnownSeries`.
 */
export function publishedSeries(
  cumulative: readonly (number | null)[],
  breakDays: SeriesBreaks = [],
): KnownSeries {
  const { daily, correctionDays } = cleanSeries(cumulative);
  requireBreaks('breakDays', breakDays, daily.length);
  const final = Float64Array.from(daily);
  const lastCorrection = correctionDays.at(-1) ?? -1;
  const hasGaps = cumulative.includes(null);
  const at = (count: number) =>
    // Without a later correction the cleaned past is the same whatever came after.
    count >= lastCorrection ? final : Float64Array.from(cleanSeries(cumulative.slice(0, count + 1)).daily);
  const filledAt = (count: number) =>
    hasGaps ? fillGaps(at(count), cumulative, count) : { daily: at(count), pending: 0, openDays: 0 };
  return { final, correctionDays: correctionDays.map((day) => day - 1), breakDays, at, filledAt };
}

/** The series as it was known after `count` days: nothing later can be read, also not by way of a later correction. */
export function cutSeries(series: KnownSeries, count: number): KnownSeries {
  requireWhole('count', count, 0, series.final.length);
  return {
    ...series,
    final: series.at(count).slice(0, count),
    correctionDays: series.correctionDays.filter((day) => day < count),
    breakDays: series.breakDays.filter((day) => day < count),
  };
}
