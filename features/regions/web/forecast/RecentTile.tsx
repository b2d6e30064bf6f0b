import { Outcomes } from '#platform/charts/outcomes/Outcomes.tsx';
import { isHeld, outcomesTable } from '#platform/charts/outcomes/outcomes-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { usePlace } from '../region/use-place.ts';
import type { Quality } from './load-forecast.ts';

interface Props {
  quality: Quality;
  horizonWeeks: 1 | 2 | 3 | 4;
}

/** The last frozen forecasts of one horizon beside what came, and the one that missed by most. */
export function RecentTile({ quality, horizonWeeks }: Props) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('week', 0);
  const { shortName: place } = usePlace();
  const own = quality.recent.filter((past) => past.horizonWeeks === horizonWeeks);
  if (own.length === 0) return null;
  const title = t('RegionForecast_RecentTitle', {
    weeks: horizonWeeks,
    held: own.filter(isHeld).length,
    count: own.length,
  });
  const data = {
    period: 'week',
    outcomes: own.map((past) => ({ ...past, day: past.to })),
    names: {
      median: t('RegionForecast_Median'),
      observed: t('RegionForecast_Came'),
      band: t('RegionForecast_Band', { percent: 80 }),
      missed: t('RegionForecast_Missed'),
    },
    about: {
      place,
      indicator: title,
      period: formats.dayRange(own[0]!.from, own.at(-1)!.to),
      unit: t('RegionForecast_UnitWeek'),
      source: '',
      address: '',
    },
    ...words,
  } as const;
  const { worst } = quality;
  return (
    <ChartFrame
      level={3}
      title={title}
      sub={t('RegionForecast_RecentSub')}
      about={data.about}
      table={outcomesTable(data)}
      source={
        worst?.horizonWeeks === horizonWeeks &&
        t('RegionForecast_Worst', {
          day: formats.day(worst.originDay),
          median: formats.integer(worst.median),
          observed: formats.integer(worst.observed),
        })
      }
    >
      <Outcomes {...data} />
    </ChartFrame>
  );
}
