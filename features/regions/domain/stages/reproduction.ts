import { estimateRt, firstShownRtDay, minRtCases, rtQuantile } from '#simulation/epidemic/estimate-rt.ts';
import { officialRt } from '#simulation/epidemic/official-rt.ts';
import { serialIntervalWeights } from '#simulation/epidemic/serial-interval.ts';
import { serialIntervals } from '#simulation/parameters/serial-intervals.ts';

/** How fast cases grow on one day; `day` counts from the first of the series. */
export interface Reproduction {
  day: number;
  /** Null where too few cases make a line of it. */
  mean: number | null;
  low: number;
  high: number;
  official: number | null;
}

const interval = serialIntervals.find(({ id }) => id === 'ancestral-2020')!;
const weights = serialIntervalWeights({ meanDays: interval.meanDays.value!, sdDays: interval.sdDays.value! });

/**
 * The reproduction number of every day from a first one on, each from the days before it alone.
 *
 * @param daily people a day as published; a later day changes nothing of an earlier one's number.
 * @param from  first day asked for.
 */
export function reproductionOf(daily: readonly number[], from: number): Reproduction[] {
  const official = new Map(officialRt(daily).map(({ t, rt }) => [t, rt]));
  return estimateRt(daily, weights)
    .filter(({ tEnd }) => tEnd >= Math.max(from, firstShownRtDay))
    .map((posterior) => ({
      day: posterior.tEnd,
      mean: posterior.windowCases < minRtCases ? null : posterior.mean,
      low: rtQuantile(posterior, 0.025),
      high: rtQuantile(posterior, 0.975),
      official: official.get(posterior.tEnd) ?? null,
    }));
}
