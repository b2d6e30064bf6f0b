import { useMemo } from 'react';
import { CompareLines } from '#platform/charts/compare-lines/CompareLines.tsx';
import { compareLinesTable } from '#platform/charts/compare-lines/layout-compare-lines.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useText } from '#platform/web/text.ts';
import { fewestLines, type RegionStat, useStatSource, useStatFormat } from './region-stat.ts';

/** How many negative and positive headlines each day brought; nothing where no tone was judged. */
export function ToneDaysTile({ stat }: { stat: RegionStat }) {
  const t = useText();
  const format = useStatFormat();
  const source = useStatSource(stat);
  const { negative, positive, neutral } = stat.tone;
  const data = useMemo(
    () => ({
      dates: stat.days.map(({ day }) => day),
      yMax: Math.max(fewestLines, ...stat.days.flatMap((day) => [day.negative, day.positive])),
      series: [
        {
          id: 'negative',
          name: t('News_Tone_negative'),
          values: stat.days.map((day) => (day.isKnown ? day.negative : null)),
          hue: 2 as const,
        },
        {
          id: 'positive',
          name: t('News_Tone_positive'),
          values: stat.days.map((day) => (day.isKnown ? day.positive : null)),
          hue: 1 as const,
        },
      ],
    }),
    [stat, t],
  );
  const texts = useMemo(
    () => ({
      label: `${stat.place.name}: ${t('News_Region_Tone')}`,
      date: t('News_ChartDay'),
      noData: t('News_ChartNoData'),
    }),
    [t, stat.place.name],
  );
  if (negative + positive + neutral === 0) return null;
  const finding =
    negative > positive
      ? 'News_Region_ToneMore'
      : positive > negative
        ? 'News_Region_ToneLess'
        : 'News_Region_Tone';
  return (
    <ChartFrame
      title={t(finding)}
      level={2}
      sub={t('News_Region_ToneSub')}
      source={source}
      table={compareLinesTable(data, texts)}
      fileName={`tone-${stat.place.yugoId}`}
    >
      <CompareLines {...data} format={format} texts={texts} nominal={{ width: 400, height: 220 }} />
    </ChartFrame>
  );
}
