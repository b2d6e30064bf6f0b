import { refuse, requireFinite } from '#simulation/numeric/refusal.ts';
import type { SeriesBreaks } from '#simulation/numeric/series-breaks.ts';
import type { Persons } from '#simulation/numeric/units.ts';
import { seriesOfCalendar } from './known-series.ts';
import type { KnownSeries } from './known-series.ts';
import { reportingCalendar, silentTotals } from './reporting-calendar.ts';

/** What is forecast. */
export type ForecastMeasure = 'cases' | 'deaths';

/** Every measure. */
export const forecastMeasures: readonly ForecastMeasure[] = ['cases', 'deaths'];

/** One region's registered cases and deaths on the same days. */
export interface RegionHistory {
  readonly id: string;
  readonly cases: KnownSeries;
  readonly deaths: KnownSeries;
  /** Residents, for the limits on forecast infections and on bands; null or left out = no such limit. */
  readonly population?: Persons | null;
  /** A sum of other regions (the country): forecast from its own series, left out of the common trend. */
  readonly isTotal?: boolean;
}

/** Running totals of one region as published on the same days; null = not published. Unit: persons. */
export interface PublishedTotals {
  readonly cases: readonly (number | null)[];
  readonly deaths: readonly (number | null)[];
  readonly breakDays?: SeriesBreaks;
}

/**
 * A region's history from its published totals: on a day without cases, deaths that stand still weren't published either.
 *
 * Source: modelling.md 1.0 (reporting calendar).
 */
export function publishedHistory(
  id: string,
  { cases, deaths, breakDays = [] }: PublishedTotals,
  rest: Pick<RegionHistory, 'population' | 'isTotal'> = {},
): RegionHistory {
  const calendar = reportingCalendar(cases);
  return {
    id,
    cases: seriesOfCalendar(calendar, breakDays),
    deaths: seriesOfCalendar(reportingCalendar(deaths, silentTotals(calendar)), breakDays),
    ...rest,
  };
}

/** Days that all histories cover, 0 without any. */
export function daysOf(histories: readonly RegionHistory[]): number {
  return histories?.[0]?.cases.final.length ?? 0;
}

/** Refuses histories whose cases and deaths don't cover the same days, or that differ in length. */
export function requireHistories(histories: readonly RegionHistory[]): void {
  if (!Array.isArray(histories)) refuse({ path: 'regions', code: 'missing', got: histories });
  const days = daysOf(histories);
  histories.forEach(({ cases, deaths, population }, i) => {
    requireFinite(`regions[${i}].cases.length`, cases.final.length, days, days);
    requireFinite(`regions[${i}].deaths.length`, deaths.final.length, days, days);
    if (population != null) requireFinite(`regions[${i}].population`, population, 1);
  });
}
