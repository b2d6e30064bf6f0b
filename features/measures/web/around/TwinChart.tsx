import { useMemo } from 'react';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable, type LineSeries } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { Comparison } from './comparison.ts';

interface Props {
  comparison: Comparison;
  starts: string;
}

/** Cases of the place week by week beside what they would be with its twins’ growth. */
export function TwinChart({ comparison: { place, gap, weeks }, starts }: Props) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('week', 0);
  const data = useMemo(() => {
    const own: LineSeries = {
      id: 'own',
      name: place.shortName,
      own: true,
      hue: 1,
      points: weeks.map(({ day, own: value }) => ({ day, value })),
    };
    const alike: LineSeries = {
      id: 'alike',
      name: t('MeasureAround_Alike'),
      hue: 'ghost',
      points: weeks.map(({ day, alike: value }) => ({ day, value: Math.round(value) })),
    };
    const about = {
      place: place.shortName,
      indicator: t('MeasureAround_Week'),
      period: formats.dayRange(weeks[0]!.day, weeks.at(-1)!.day),
      unit: t('MeasureAround_Week'),
      source: t('MeasureAround_Source', { day: formats.day(weeks.at(-1)!.day) }),
      address: '',
    };
    return {
      period: 'week' as const,
      series: [own, alike],
      fromZero: true,
      fillBetween: true,
      about,
      ...words,
    };
  }, [place, weeks, t, formats, words]);
  return (
    <ChartFrame
      level={2}
      title={t('MeasureAround_TwinsTitle', { gap: formats.change(gap, 0) })}
      sub={t('MeasureAround_TwinsSub', { place: place.shortName, day: formats.day(starts) })}
      about={data.about}
      table={linesTable(data, words)}
      source={data.about.source}
    >
      <Lines {...data} nominal={{ width: 640, height: 280, narrowHeight: 240 }} />
    </ChartFrame>
  );
}
