import { referenceBands } from '#simulation/forecast/bands/conformal-quantiles.ts';
import type { ConformalSettings } from '#simulation/forecast/bands/conformal-quantiles.ts';
import type { CasesSettings } from '#simulation/forecast/point/point-of-cases.ts';
import type { ForecastMeasure } from '#simulation/forecast/series/region-history.ts';

/** Everything that shapes a forecast, whether it is issued or measured. */
export interface ForecastSettings {
  readonly cases: CasesSettings;
  /** Part of every region's trend that is replaced by the common one, 0…1. */
  readonly commonTrendShare: number;
  readonly bands: Readonly<Record<ForecastMeasure, ConformalSettings>>;
  readonly horizonWeeks: number;
  readonly stepDays: number;
  /** Origins that only feed the bands before scoring starts. */
  readonly warmupOrigins: number;
  /** Days known at the first origin whose errors enter bands: earlier ones fall into the first wave, which resembles nothing after it. */
  readonly firstErrorDays: number;
  /** A week is issued once the outcomes of so many earlier origins are known for it. */
  readonly leastOutcomes: number;
  /** Weekday of a release's last known day, 0 = Sunday: target weeks run from Monday to Sunday. */
  readonly originWeekday: number;
}

/**
 * The product's settings: the method of modelling.md 1.3 with a shorter window and livelier smoothing weights to choose
 * from. Also two thirds of the trend in common (waves cross regional borders) and a longer memory for a region's own
 * errors of cases. How they were chosen and what each brought is in EVIDENCE.md.
 */
export const productSettings: ForecastSettings = {
  cases: {
    phi: 0.95,
    alphas: [0.1, 0.2, 0.35, 0.5, 0.7],
    betas: [0.02, 0.05, 0.1, 0.2, 0.4],
    windowDays: 42,
    offset: 1,
    averages: true,
  },
  commonTrendShare: 0.65,
  bands: { cases: { ...referenceBands, ownOrigins: 40 }, deaths: referenceBands },
  horizonWeeks: 4,
  stepDays: 7,
  warmupOrigins: 12,
  firstErrorDays: 98,
  leastOutcomes: 2,
  originWeekday: 0,
};

/**
 * Target weeks that a release with so many days known may hold: those for which outcomes of earlier origins are known, at most the horizon.
 *
 * @returns 0 before the first release.
 */
export function weeksIssued(
  days: number,
  { firstErrorDays, leastOutcomes, stepDays, horizonWeeks }: ForecastSettings = productSettings,
): number {
  const earlier = Math.floor((days - firstErrorDays) / stepDays);
  const weeks = Math.floor(((earlier - leastOutcomes + 1) * stepDays) / 7);
  return Math.max(0, Math.min(horizonWeeks, weeks));
}
