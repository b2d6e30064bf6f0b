import type { Insufficient } from '#simulation/numeric/refusal.ts';
import type { KnownSeries } from './known-series.ts';
import type { ForecastMeasure, RegionHistory } from './region-history.ts';

/** Shortest history for a point forecast, days. */
export const minKnownDays = 21;

/** Shortest history for deaths, days: the case lags look three weeks back. */
export const minDeathDays = 28;

const maxOpenDays = 7;
const maxUsualDays = 6;
const weeksLooked = 4;

/** Where a fit ends and how target weeks lie after it. */
export interface OpenDays {
  /** Days up to the last report: the fit ends and the path starts here. */
  readonly reported: number;
  /** Days since then that nothing was published for. */
  readonly open: number;
  /** Days of the first target week's path: open days are owed, and the week will end as unpublished as the origin's weekday usually does. */
  readonly firstWeek: number;
}

/**
 * Unpublished days at an origin and, from the same weekday of the four weeks before, those to expect at the end of a target week.
 *
 * @param count  days passed, at least one of them reported.
 *
 * Source: modelling.md 1.0 (reporting calendar: u and v).
 */
export function openDaysAt({ reportedDays }: KnownSeries, count: number): OpenDays {
  const reported = reportedDays(count);
  const open = count - reported;
  const usual: number[] = [];
  for (let k = 1; k <= weeksLooked; k++) {
    const then = count - 7 * k;
    const before = then < 0 ? -1 : reportedDays(then);
    if (before >= 0 && then - before <= maxUsualDays) usual.push(then - before);
  }
  usual.sort((a, b) => a - b);
  const expected = usual[Math.floor((usual.length - 1) / 2)] ?? open;
  return { reported, open, firstWeek: 7 + open - expected };
}

/**
 * What a forecast of cases or deaths from this origin lacks, null when nothing. It needs days known since the first
 * report and the last break (`forecast.days`; 21, for deaths four weeks of both). It also needs a report in the last
 * seven (`forecast.silent-days`, at most 7).
 */
export function lackOfForecast(
  { cases, deaths }: Pick<RegionHistory, ForecastMeasure>,
  measure: ForecastMeasure,
  count: number,
): Insufficient | null {
  const lack = lackOfDays(cases, count, minKnownDays, cases.levelStart(count));
  if (lack || measure === 'cases') return lack;
  return lackOfDays(deaths, count, minDeathDays, Math.max(cases.levelStart(count), deaths.levelStart(count)));
}

function lackOfDays(series: KnownSeries, count: number, needed: number, from: number): Insufficient | null {
  const reported = series.reportedDays(count);
  const got = reported < 0 ? 0 : Math.max(0, reported - from);
  if (reported >= 0 && count - reported > maxOpenDays)
    return {
      status: 'insufficient',
      reason: 'forecast.silent-days',
      needed: maxOpenDays,
      got: count - reported,
    };
  return got < needed ? { status: 'insufficient', reason: 'forecast.days', needed, got } : null;
}

/** Sums of target weeks from a path that starts after the last report: the first of its own length, the others of seven days. */
export function targetWeeks(path: ArrayLike<number>, firstWeek: number, weeks: number): Float64Array {
  const sums = new Float64Array(weeks);
  for (let week = 0; week < weeks; week++) {
    let sum = 0;
    const from = week === 0 ? 0 : firstWeek + 7 * (week - 1);
    for (let day = from; day < firstWeek + 7 * week; day++) sum += path[day] ?? Number.NaN;
    sums[week] = sum;
  }
  return sums;
}
