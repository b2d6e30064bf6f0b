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
import type { Trade } from './load-products.ts';
import { useDollars } from './use-dollars.ts';

/** Exports and imports by year; what is generated has no finding in its title. */
export function TradeTrend({ trade: { exports, imports } }: { trade: Trade }) {
  const t = useText();
  const { locale } = useFormats();
  const dollars = useDollars();
  const words = useChartWords('year', dollars);
  const { shortName } = usePlace();
  const [out, into] = [exports.points.at(-1), imports.points.at(-1)];
  if (!out || !into) return <EmptyTile title={t('RegionProducts_Trade')} why={t('RegionProducts_NoTrade')} />;
  const { source } = exports;
  const about = aboutPeriods([exports.points[0]!.day, out.day], {
    place: shortName,
    indicator: t('RegionProducts_Trade'),
    unit: '$',
    source,
    locale,
  });
  const series = [
    { id: 'exports', name: t('RegionProducts_Exports'), points: exports.points },
    { id: 'imports', name: t('RegionProducts_Imports'), points: imports.points },
  ];
  const data = { period: 'year', series, fromZero: true, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={
        source?.sample
          ? t('RegionProducts_Trade')
          : t('RegionProducts_TradeTitle', {
              isSurplus: String(out.value >= into.value),
              difference: dollars(Math.abs(out.value - into.value)),
            })
      }
      sub={t('RegionProducts_TradeSub')}
      sample={source?.sample ?? false}
      about={about}
      table={linesTable(data, words)}
      source={<GeneratedSource source={source} />}
    >
      <Lines {...data} nominal={{ width: 400, height: 400, narrowHeight: 260 }} />
    </ChartFrame>
  );
}
