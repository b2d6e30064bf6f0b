import { Scatter } from '#platform/charts/scatter/Scatter.tsx';
import { scatterTable } from '#platform/charts/scatter/scatter-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { usePlace } from '../region/use-place.ts';
import type { Quality } from './load-forecast.ts';

/** How often the truth lay at or below each promised quantile, one and two weeks ahead: honest ones lie on the diagonal. */
export function ReliabilityTile({ quality: { reliability, levels, from, to } }: { quality: Quality }) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('week', 0);
  const { shortName: place } = usePlace();
  const [first] = reliability;
  if (first === undefined || from === null || to === null) return null;
  const title = t('RegionForecast_ReliabilityTitle');
  const axis = (label: string) => ({
    label,
    format: (value: number) => formats.number(value, 0),
    min: 0,
    max: 100,
  });
  const data = {
    dots: reliability
      .filter(({ horizonWeeks }) => horizonWeeks <= 2)
      .flatMap(({ horizonWeeks, shares }) =>
        shares.map((share, at) => ({
          id: `${horizonWeeks}-${at}`,
          name: t('RegionForecast_ReliabilityDot', {
            level: formats.percent(levels[at]! * 100, 1),
            weeks: horizonWeeks,
          }),
          x: Math.round(levels[at]! * 1000) / 10,
          y: Math.round(share * 1000) / 10,
          hollow: horizonWeeks === 2,
        })),
      ),
    xAxis: axis(t('RegionForecast_ReliabilityX')),
    yAxis: axis(t('RegionForecast_ReliabilityY')),
    diagonal: true,
    about: {
      place,
      indicator: title,
      period: formats.dayRange(from, to),
      unit: '%',
      source: '',
      address: '',
    },
    ...words,
  };
  return (
    <ChartFrame
      level={3}
      title={title}
      sub={t('RegionForecast_ReliabilitySub')}
      about={data.about}
      table={scatterTable(data, words)}
      source={t('RegionForecast_ReliabilityCount', { count: first.count })}
    >
      <Scatter {...data} nominal={{ width: 400, height: 320, narrowHeight: 320 }} />
    </ChartFrame>
  );
}
