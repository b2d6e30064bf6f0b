import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { Quality } from './load-forecast.ts';

interface Props {
  quality: Quality;
  horizonWeeks: 1 | 2;
}

/** The last frozen forecasts of one horizon beside what came, and the one that missed by most. */
export function RecentTile({ quality, horizonWeeks }: Props) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('week', 0);
  const own = quality.recent.filter((past) => past.horizonWeeks === horizonWeeks);
  if (own.length === 0) return null;
  const held = own.filter(({ low80, high80, observed }) => observed >= low80 && observed <= high80).length;
  const title = t('RegionForecast_RecentTitle', { weeks: horizonWeeks, held, count: own.length });
  const data = {
    period: 'week',
    fromZero: true,
    series: [
      {
        id: 'foreseen',
        name: t('RegionForecast_Foreseen'),
        hue: 'ghost',
        points: own.map(({ to, median, low80, high80 }) => ({
          day: to,
          value: median,
          low: low80,
          high: high80,
        })),
      },
      {
        id: 'came',
        name: t('RegionForecast_Came'),
        own: true,
        hue: 1,
        points: own.map(({ to, observed }) => ({ day: to, value: observed })),
      },
    ],
  } as const;
  const about = {
    place: '',
    indicator: title,
    period: formats.dayRange(own[0]!.from, own.at(-1)!.to),
    unit: t('RegionForecast_UnitWeek'),
    source: '',
    address: '',
  };
  const { worst } = quality;
  return (
    <ChartFrame
      level={3}
      title={title}
      sub={t('RegionForecast_RecentSub')}
      about={about}
      table={linesTable(data, words)}
      source={
        worst?.horizonWeeks === horizonWeeks &&
        t('RegionForecast_Worst', {
          day: formats.day(worst.originDay),
          median: formats.integer(worst.median),
          observed: formats.integer(worst.observed),
        })
      }
    >
      <Lines {...data} {...words} about={about} nominal={{ width: 400, height: 220 }} />
    </ChartFrame>
  );
}
