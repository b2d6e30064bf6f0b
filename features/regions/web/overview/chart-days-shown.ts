import { addDays } from '#platform/shared/calendar-days.ts';
import { chartDays, type ChartDay } from '../../domain/overview/chart-days.ts';
import { periodDays, type OverviewView } from '../../domain/overview/overview-view.ts';
import type { Stat } from './load-overview.ts';

/** All days of one measure as the chart counts them: people, or per 100 thousand. */
export function daysOf(
  stat: Stat,
  { measure, per100k }: Pick<OverviewView, 'measure' | 'per100k'>,
): ChartDay[] {
  return chartDays(stat[measure], stat.firstDay!, per100k ? (stat.population?.value ?? null) : null);
}

/** The last day reported; the place must have one. */
export function lastDayOf(stat: Stat, { measure }: Pick<OverviewView, 'measure'>): string {
  return addDays(stat.firstDay!, stat[measure].length - 1);
}

/** First day of the chosen period, undefined = from the first report. */
export function startOf({ period }: Pick<OverviewView, 'period'>, last: string): string | undefined {
  const back = periodDays[period];
  return back === null ? undefined : addDays(last, 1 - back);
}
