import { DotRows } from '#platform/charts/dot-rows/DotRows.tsx';
import { dotRowsTable } from '#platform/charts/dot-rows/dot-rows-data.ts';
import { ofPlaces } from '#platform/charts/frame/chart-table.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { leastGain } from '../../domain/forecast/reliability.ts';
import { usePlace } from '../region/use-place.ts';
import type { Quality } from './load-forecast.ts';

/** How much less the frozen forecasts erred than "same as last week", horizon by horizon, here and over all subjects. */
export function ErrorTile({ quality: { scores, from, to } }: { quality: Quality }) {
  const t = useText();
  const formats = useFormats();
  const words = useChartWords('week', formats.signed);
  const { shortName: place } = usePlace();
  if (scores.length === 0 || from === null || to === null) return null;
  const title = t('RegionForecast_ErrorTitle');
  const data = {
    rows: scores.map(({ horizonWeeks, relativeWis, relativeWisOfAll, isWeak }) => ({
      id: horizonWeeks,
      name: t('RegionForecast_HorizonWeeks', { weeks: horizonWeeks }),
      value: percentOf(relativeWis),
      beside: percentOf(relativeWisOfAll),
      muted: isWeak,
    })),
    names: { value: place, beside: t('RegionForecast_Regions') },
    zone: { from: -leastGain * 100, to: 0 },
    ends: { low: t('RegionForecast_ErrorLess'), zero: t('RegionForecast_ErrorSame') },
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
      sub={t('RegionForecast_ErrorSub', { place })}
      about={data.about}
      table={ofPlaces(dotRowsTable(data))}
      source={t('RegionForecast_ErrorZone', { from: formats.day(from), to: formats.day(to) })}
    >
      <DotRows {...data} />
    </ChartFrame>
  );
}

/** By how much the error differs from the rule's. Unit: percent. */
function percentOf(relative: number | null): number | null {
  return relative === null ? null : Math.round((relative - 1) * 1000) / 10;
}
