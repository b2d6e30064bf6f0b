import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { ProductsView } from '../../domain/products/products-view.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { usePlace } from '../region/use-place.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { Shipments } from './load-products.ts';

interface Props {
  shipments: Shipments;
  view: ProductsView;
  change: (part: Partial<ProductsView>) => void;
}

/** Shipments by section and year; the line stops where industries are counted anew. */
export function ShipmentsChart({ shipments, view, change }: Props) {
  const t = useText();
  const { locale, shortRoubles } = useFormats();
  const words = useChartWords('year', shortRoubles);
  const { shortName } = usePlace();
  const { sections, source, breakDay, total } = shipments;
  const first = total.points[0];
  const last = total.points.at(-1);
  if (!first || !last)
    return <EmptyTile title={t('RegionProducts_Shipments')} why={t('RegionProducts_NoShipments')} />;
  const chosen = sections.filter(({ code }) => view.industry === null || code === view.industry);
  const about = aboutPeriods([first.day, last.day], {
    place: shortName,
    indicator: t('RegionProducts_Shipments'),
    unit: '₽',
    source,
    locale,
  });
  const series = chosen.map(({ code, name, points }) => ({ id: code, name, points }));
  const breaks = [{ day: breakDay, label: t('RegionProducts_Break') }];
  const data = { period: 'year', series, breaks, fromZero: true, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={t('RegionProducts_ShipmentsTitle')}
      sub={t('RegionProducts_ShipmentsSub')}
      about={about}
      table={linesTable(data, words)}
      source={<SourceLine source={source} withCaveat />}
    >
      <SegmentedControl
        label={t('RegionProducts_Industry')}
        value={view.industry ?? 'all'}
        options={[
          { value: 'all', label: t('RegionProducts_All') },
          { value: 'mining', label: t('RegionProducts_Mining') },
          { value: 'manufacturing', label: t('RegionProducts_Manufacturing') },
          { value: 'energy', label: t('RegionProducts_Energy') },
          { value: 'water', label: t('RegionProducts_Water') },
        ]}
        onChange={(industry) => change({ industry: industry === 'all' ? null : industry })}
      />
      <Lines {...data} nominal={{ width: 840, height: 340, narrowHeight: 300 }} />
    </ChartFrame>
  );
}
