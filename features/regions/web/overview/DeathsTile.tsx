import { useMemo } from 'react';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { dailyBarsTable } from '#platform/charts/daily-bars/daily-bars-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useText } from '#platform/web/text.ts';
import { chartDays, highestOf } from '../../domain/chart-days.ts';
import type { OverviewData } from './load-overview.ts';
import { useChartFormat } from '../use-chart-format.ts';

/** Deaths by day: the official series, with the word that it understates them. */
export function DeathsTile({ stat }: Pick<OverviewData, 'stat'>) {
  const t = useText();
  const format = useChartFormat();
  const days = useMemo(
    () => (stat.firstDay === null ? [] : chartDays(stat.deaths, stat.firstDay, null)),
    [stat],
  );
  const title = t('Regions_CourseDeaths');
  const texts = useMemo(
    () => ({
      label: `${stat.shortName}: ${title}`,
      date: t('Regions_Day'),
      bars: t('Regions_PerDay'),
      line: t('Regions_Mean7'),
      unfinished: t('Regions_Unfinished'),
      noData: t('Ui_NoData'),
    }),
    [t, stat.shortName, title],
  );
  if (days.length === 0) return null;
  const data = { days, yMax: highestOf(days) };
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t('Regions_BarsSub')}
      source={t('Regions_DeathsSource', { source: stat.source.name })}
      table={dailyBarsTable(data, texts)}
      fileName={`deaths-${stat.yugoId}`}
    >
      <DailyBars {...data} hue={2} format={format} texts={texts} nominal={{ width: 400, height: 220 }} />
    </ChartFrame>
  );
}
