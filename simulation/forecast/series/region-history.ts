import { requireFinite } from '#simulation/numeric/refusal.ts';
import type { Persons } from '#simulation/numeric/units.ts';
import type { KnownSeries } from './known-series.ts';

/** What is forecast. */
export type ForecastMeasure = 'cases' | 'deaths';

/** One region's registered cases and deaths on the same days. */
export interface RegionHistory {
  readonly id: string;
  readonly cases: KnownSeries;
  readonly deaths: KnownSeries;
  /** Residents, for the limit on forecast infections; null or left out = no such limit. */
  readonly population?: Persons | null;
  /** A sum of other regions (the country): forecast from its own series, left out of the common trend. */
  readonly isTotal?: boolean;
}

/** Refuses histories whose cases and deaths don't cover the same days. */
export function requireHistories(histories: readonly RegionHistory[]): void {
  histories.forEach(({ cases, deaths, population }, i) => {
    const days = cases.final.length;
    requireFinite(`regions[${i}].deaths.length`, deaths.final.length, days, days);
    if (population != null) requireFinite(`regions[${i}].population`, population, 1);
  });
}
