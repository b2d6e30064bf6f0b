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

/** The same days, each whose mean is another one by now with what it is; residents are those of then, so that only reports count. */
export function correctedDays(
  stat: Stat,
  statNow: Stat | null,
  choice: Pick<OverviewView, 'measure' | 'per100k'>,
): (ChartDay & { later?: number | null })[] {
  const days = daysOf(stat, choice);
  if (statNow === null || statNow.firstDay === null) return days;
  const now = new Map(
    daysOf({ ...statNow, population: stat.population }, choice).map(({ date, average }) => [date, average]),
  );
  return days.map((day) => {
    const later = now.get(day.date);
    return later === undefined || later === day.average ? day : { ...day, later };
  });
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
