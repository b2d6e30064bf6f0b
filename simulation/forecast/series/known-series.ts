import { requireSeries, requireWhole } from '#simulation/numeric/refusal.ts';
import { requireBreaks, startOfLevel } from '#simulation/numeric/series-breaks.ts';
import type { SeriesBreaks } from '#simulation/numeric/series-breaks.ts';
import { reportingCalendar } from './reporting-calendar.ts';
import type { ReportingCalendar } from './reporting-calendar.ts';

/** A daily series with its calendar of reports; no entry of it changes by what is published later. */
export interface KnownSeries {
  /** daily[day] as published: what weeks are scored against and the baseline reads. Unit: persons. */
  readonly final: Float64Array;
  /** daily[day] with gaps shared out, for fitting; entries from `reportedDays(count)` on must not be read. Unit: persons. */
  readonly filled: Float64Array;
  /** Days (indices of the daily series) on which a total was corrected downwards; a target week that holds one is missing. */
  readonly correctionDays: readonly number[];
  /** First days (indices of the daily series) on a new level: moved borders, another definition. Nothing is fitted or scored across one. */
  readonly breakDays: SeriesBreaks;
  /** Days up to the last report when `count` of them had passed; −1 before the first report. */
  reportedDays(count: number): number;
  /** First day (index) known when `count` had passed: after the first report and the last break. */
  levelStart(count: number): number;
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
    filled: final,
    correctionDays: [],
    breakDays,
    reportedDays: (count) => count,
    levelStart: (count) => startOfLevel(breakDays, count),
  };
}

/**
 * A published running total: a total that stands still although 50 or more were registered in the 14 days before counts as not
 * published, a fall as a missing day.
 *
 * @param cumulative  cumulative[day] — running total, null = not published. Unit: persons.
 * @param breakDays   see `KnownSeries`.
 *
 * Source: modelling.md 1.0 (reporting calendar).
 */
export function publishedSeries(
  cumulative: readonly (number | null)[],
  breakDays: SeriesBreaks = [],
): KnownSeries {
  return seriesOfCalendar(reportingCalendar(cumulative), breakDays);
}

/** The series of a calendar that was made already. */
export function seriesOfCalendar(calendar: ReportingCalendar, breakDays: SeriesBreaks): KnownSeries {
  const { published, filled, falls, reportedDays, firstTotal } = calendar;
  requireBreaks('breakDays', breakDays, published.length);
  return {
    final: published,
    filled,
    correctionDays: falls,
    breakDays,
    reportedDays: (count) => reportedDays[count] ?? -1,
    levelStart: (count) => Math.max(firstTotal, startOfLevel(breakDays, count)),
  };
}

/** The series as it was known after `count` days: nothing later can be read. */
export function cutSeries(series: KnownSeries, count: number): KnownSeries {
  requireWhole('count', count, 0, series.final.length);
  return {
    ...series,
    final: series.final.slice(0, count),
    filled: series.filled.slice(0, count),
    correctionDays: series.correctionDays.filter((day) => day < count),
    breakDays: series.breakDays.filter((day) => day < count),
  };
}
