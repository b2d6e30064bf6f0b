import { useCallback } from 'react';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { usePlace } from '../region/use-place.ts';
import { GeneratedSource } from './GeneratedSource.tsx';
import { FuelOutlook } from './FuelOutlook.tsx';
import type { FuelPrices } from './load-products.ts';

/** Fuel prices by month; generated, and marked so. */
export function FuelTile({ fuel: { fuels, source } }: { fuel: FuelPrices }) {
  const t = useText();
  const { locale, roubles } = useFormats();
  const write = useCallback((value: number) => roubles(value, 2), [roubles]);
  const words = useChartWords('month', write);
  const { shortName } = usePlace();
  const [first] = fuels;
  const last = first?.points.at(-1);
  if (!first || !last) return <EmptyTile title={t('RegionProducts_Fuel')} why={t('RegionProducts_NoFuel')} />;
  const about = aboutPeriods([first.points[0]!.day, last.day], {
    place: shortName,
    indicator: t('RegionProducts_Fuel'),
    unit: t('RegionProducts_PerLitre'),
    source,
    locale,
    period: 'month',
  });
  const series = fuels.map(({ code, name, points }) => ({
    id: code,
    name,
    shortName: code === 'diesel' ? t('RegionProducts_Fuel_diesel') : undefined,
    points,
  }));
  const data = { period: 'month', series, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={
        source?.sample
          ? t('RegionProducts_Fuel')
          : t('RegionProducts_FuelTitle', { name: first.name, price: write(last.value) })
      }
      sub={t('RegionProducts_FuelSub')}
      sample={source?.sample ?? false}
      about={about}
      table={linesTable(data, words)}
      source={<GeneratedSource source={source} />}
    >
      <Lines {...data} nominal={{ width: 400, height: 240 }} />
      <FuelOutlook fuels={fuels} />
    </ChartFrame>
  );
}
