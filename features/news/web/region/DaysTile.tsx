import { useMemo } from 'react';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { dailyBarsTable } from '#platform/charts/daily-bars/daily-bars-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useText } from '#platform/web/text.ts';
import { weekMeans } from '../../domain/feed/week-means.ts';
import { fewestLines, useStatSource, type RegionStat, useStatFormat } from './region-stat.ts';

/** How many headlines each of the thirty days brought. */
export function DaysTile({ stat }: { stat: RegionStat }) {
  const t = useText();
  const format = useStatFormat();
  const source = useStatSource(stat);
  const data = useMemo(() => {
    const counts = stat.days.map(({ headlines, isKnown }) => (isKnown ? headlines : null));
    const means = weekMeans(counts);
    const days = stat.days.map(({ day }, at) => ({ date: day, value: counts[at]!, average: means[at]! }));
    return { days, yMax: Math.max(fewestLines, ...counts.map((count) => count ?? 0)) };
  }, [stat]);
  const texts = useMemo(
    () => ({
      label: `${stat.place.name}: ${t('News_Region_Days')}`,
      date: t('News_ChartDay'),
      bars: t('News_DayCount'),
      line: t('News_ChartAverage'),
      unfinished: t('News_ChartUnfinished'),
      noData: t('News_ChartNoData'),
    }),
    [t, stat.place.name],
  );
  return (
    <ChartFrame
      title={t('News_Region_Days')}
      level={2}
      sub={t('News_Region_DaysSub')}
      source={source}
      table={dailyBarsTable(data, texts)}
      fileName={`news-${stat.place.yugoId}`}
    >
      <DailyBars {...data} format={format} texts={texts} nominal={{ width: 400, height: 200 }} />
    </ChartFrame>
  );
}
