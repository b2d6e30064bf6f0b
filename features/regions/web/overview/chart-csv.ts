import { chartCsv } from '#platform/charts/download/chart-csv.ts';
import { dailyBarsTable } from '#platform/charts/daily-bars/daily-bars-data.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { serverLoader } from '#platform/web/page.ts';
import { readOverviewView, type OverviewView } from '../../domain/overview/overview-view.ts';
import { daysOf, lastDayOf, startOf } from './chart-days-shown.ts';
import { compareData } from './compare-data.ts';
import { loadOverview, type OverviewData } from './load-overview.ts';

/** The overview's chart as a CSV file, by the same address parameters; columns are named in English in every language, so that scripts last. */
export const loader = serverLoader(async (page) => {
  const { stat, compared } = await loadOverview(page);
  if (stat === null) throw new Response(null, { status: 503 });
  const view = readOverviewView(page.url.searchParams, stat.yugoId);
  return new Response(chartCsv(tableOf({ stat, compared }, view)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `inline; filename="${view.measure}-${stat.yugoId}.csv"`,
    },
  });
});

const names = { label: '', date: 'date', bars: 'value', line: 'mean_7_days', unfinished: '', noData: '' };

function tableOf(
  { stat, compared }: Pick<OverviewData, 'stat' | 'compared'>,
  view: OverviewView,
): ChartTable {
  if (stat.firstDay === null) return dailyBarsTable({ days: [], yMax: 0 }, names);
  const last = lastDayOf(stat, view);
  if (compared.length > 0 || view.mean) return compareData([stat, ...compared], view, last, names.date).table;
  return dailyBarsTable({ days: daysOf(stat, view), from: startOf(view, last), yMax: 0 }, names);
}
