import { weeklySums } from '#simulation/forecast/bands/baseline.ts';
import type { Signals } from '#tools/evaluate/forecast/leading/lean-on-leads.ts';
import type { ForecastMeasure, RegionHistory } from '#simulation/forecast/series/region-history.ts';

const usualWeeks = 12;
const offset = 5;

/** What a measure says of itself at each origin: the last week's log growth and its log size against the mean of twelve weeks. */
export function ownSignals(
  histories: readonly RegionHistory[],
  measure: ForecastMeasure,
  origins: readonly number[],
): Signals {
  return origins.map((origin) =>
    histories.map((history) => {
      const series = history[measure];
      const from = Math.max(series.levelStart(origin), origin - 7 * usualWeeks);
      if (series.reportedDays(origin) !== origin || origin - from < 14) return null;
      const logs = Array.from(weeklySums(series.final.subarray(from, origin)), (week) =>
        Math.log(week + offset),
      );
      const usual = logs.reduce((sum, log) => sum + log, 0) / logs.length;
      return [logs.at(-1)! - logs.at(-2)!, logs.at(-1)! - usual];
    }),
  );
}
