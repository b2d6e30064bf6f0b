import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { ComparedSeries } from '#platform/charts/compare-lines/layout-compare-lines.ts';
import { addDays, daysBetween } from '#platform/shared/calendar-days.ts';
import { chartDays, type ChartDay } from '../../domain/overview/chart-days.ts';
import { periodDays, type OverviewView } from '../../domain/overview/overview-view.ts';
import type { Stat } from './load-overview.ts';

/** Seven-day means of several places over the same days, with the scale all periods share. */
export function compareData(
  stats: readonly Stat[],
  { measure, per100k, period }: Pick<OverviewView, 'measure' | 'per100k' | 'period'>,
  last: string,
  dayLabel: string,
): { series: ComparedSeries[]; dates: string[]; yMax: number; table: ChartTable } {
  const back = periodDays[period];
  const known = stats.filter(({ firstDay }) => firstDay !== null);
  const start = back === null ? known.map(({ firstDay }) => firstDay!).sort()[0]! : addDays(last, 1 - back);
  const dates = Array.from({ length: daysBetween(start, last) + 1 }, (_, index) => addDays(start, index));
  const trends = known.map((stat) =>
    chartDays(stat[measure], stat.firstDay!, per100k ? (stat.population?.value ?? null) : null),
  );
  const series = known.map(({ yugoId, shortName }, index) => ({
    id: yugoId,
    name: shortName,
    values: meansOn(trends[index]!, dates),
    own: index === 0,
  }));
  const yMax = Math.max(1, ...trends.flat().map(({ average }) => average ?? 0));
  const columns = series.map(({ id, name }) => ({ key: String(id), label: name, kind: 'number' as const }));
  const table = {
    columns: [{ key: 'date', label: dayLabel, kind: 'date' as const }, ...columns],
    rows: dates.map((date, index) => [date, ...series.map(({ values }) => values[index] ?? null)]),
  };
  return { series, dates, yMax, table };
}

function meansOn(days: readonly ChartDay[], dates: readonly string[]): (number | null)[] {
  const means = new Map(days.map(({ date, average }) => [date, average]));
  return dates.map((date) => means.get(date) ?? null);
}
