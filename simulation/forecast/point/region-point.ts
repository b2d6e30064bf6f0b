import type { Warning } from '#simulation/numeric/run-record.ts';
import type { ForecastSettings } from '#simulation/forecast/forecast-settings.ts';
import { targetWeeks } from '#simulation/forecast/series/open-days.ts';
import type { OpenDays } from '#simulation/forecast/series/open-days.ts';

/** A region's point forecast at one origin. Unit: persons. */
export interface RegionPoint {
  /** Target weeks: seven days each of what will be published; the first one also brings the days still open at the origin. */
  readonly weekly: Float64Array;
  /** 7 · horizon days after the origin, as they fall; for deaths the weeks are spread evenly. */
  readonly daily: Float64Array;
  readonly warnings: readonly Warning[];
}

/** Forecast cases of a region from its last report on, before they are cut into target weeks. Unit: persons. */
export interface CasesAhead {
  readonly days: OpenDays;
  /** path[day] — expected registrations from the day after the last report on. */
  readonly path: Float64Array;
  readonly warnings: readonly Warning[];
}

/** Cuts a path after the last report into the days and target weeks after the origin. */
export function pointOfPath({ days, path, warnings }: CasesAhead, horizonWeeks: number): RegionPoint {
  return {
    weekly: targetWeeks(path, days.firstWeek, horizonWeeks),
    daily: path.slice(days.open, days.open + 7 * horizonWeeks),
    warnings,
  };
}

/** Weeks of path that a forecast needs: its last target week may end a week later than counted from the last report. */
export function pathWeeks({ horizonWeeks }: ForecastSettings): number {
  return horizonWeeks + 1;
}
