import { weeklySums } from '#simulation/forecast/bands/baseline.ts';
import type { KnownSeries } from '#simulation/forecast/series/known-series.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';
import type { Signal, Signals } from '#tools/evaluate/forecast/leading/lean-on-leads.ts';

/** Places beside what may lead them. Unit of leads: people or tests a day, NaN = not published; null = no such series. */
export interface LedPlaces {
  readonly histories: readonly RegionHistory[];
  readonly leads: readonly (Float64Array | null)[];
  /** Day from which days are counted. */
  readonly firstDay: string;
}

/** Weeks over which the usual ratio of a lead to a measure is taken, and fewest of them that tell it. */
const usualWeeks = 12;
const leastWeeks = 2;
/** Added to every weekly count, so that a few people more or less say little. */
const offset = 5;

/**
 * What a leading series says of a measure at each origin. Three numbers: the last week's log growth of the lead, that of
 * the measure, and the log ratio of both against its mean of twelve weeks. Null where two weeks up to the origin are not known of both.
 *
 * @param origins  days passed.
 */
export function leadSignals(
  { histories, leads }: LedPlaces,
  measure: ForecastMeasure,
  origins: readonly number[],
): Signals {
  return origins.map((origin) =>
    histories.map((history, region) => signalAt(leads[region] ?? null, history[measure], origin)),
  );
}

function signalAt(lead: Float64Array | null, series: KnownSeries, origin: number): Signal {
  if (!lead || series.reportedDays(origin) !== origin) return null;
  const from = Math.max(series.levelStart(origin), origin - 7 * usualWeeks);
  if (origin - from < 7 * leastWeeks) return null;
  // Weeks end at the origin, newest last; one with a day that is not known is NaN.
  const came = weeklySums(lead.subarray(from, origin));
  const own = weeklySums(series.final.subarray(from, origin));
  const ratios = Array.from(came, (week, i) => logOf(week) - logOf(own[i]!)).filter(
    (ratio) => !Number.isNaN(ratio),
  );
  const growth = growthOf(came);
  if (Number.isNaN(growth) || ratios.length < leastWeeks) return null;
  const usual = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  return [growth, growthOf(own), ratios.at(-1)! - usual];
}

function growthOf(weeks: Float64Array): number {
  return logOf(weeks.at(-1)!) - logOf(weeks.at(-2)!);
}

function logOf(week: number): number {
  return Math.log(week + offset);
}
