import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import type { ProductsView } from '../../domain/products/products-view.ts';
import { aboutPeriods } from '../region/about-periods.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { usePlace } from '../region/use-place.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import type { Shipments } from './load-products.ts';

interface Props {
  shipments: Shipments;
  view: ProductsView;
  change: ChangeView<ProductsView>;
}

const shortNames = {
  mining: 'RegionProducts_Mining',
  manufacturing: 'RegionProducts_Manufacturing',
  energy: 'RegionProducts_Energy',
  water: 'RegionProducts_Water',
} as const;

const isSection = (code: string): code is keyof typeof shortNames => code in shortNames;

/** Shipments by section and year; the line stops where industries are counted anew. */
export function ShipmentsChart({ shipments, view, change }: Props) {
  const t = useText();
  const formats = useFormats();
  const { locale, shortRoubles } = formats;
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
  const series = chosen.map(({ code, name, points }) => ({
    id: code,
    name,
    shortName: isSection(code) ? t(shortNames[code]) : undefined,
    points,
  }));
  const breaks = [{ day: breakDay, label: t('RegionProducts_Break') }];
  const data = { period: 'year', series, breaks, fromZero: true, about, ...words } as const;
  return (
    <ChartFrame
      level={2}
      title={findingOf(chosen, t, formats) ?? t('RegionProducts_ShipmentsTitle')}
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
      <Lines {...data} nominal={{ width: 840, height: 400, narrowHeight: 300 }} />
    </ChartFrame>
  );
}

/** The section that changed most since the year before; null where no two years can be compared. */
function findingOf(sections: Shipments['sections'], t: Translate, { change }: Formats): string | null {
  const changes = sections.flatMap(({ name, points }) => {
    const [before, last] = points.slice(-2);
    if (before === undefined || last === undefined || before.value <= 0) return [];
    return [{ name, year: before.day.slice(0, 4), percent: (last.value / before.value - 1) * 100 }];
  });
  const most = changes.toSorted((one, other) => Math.abs(other.percent) - Math.abs(one.percent))[0];
  if (most === undefined) return null;
  const { name, year, percent } = most;
  return t('RegionProducts_ShipmentsFinding', {
    name,
    year,
    change: change(percent),
    alone: String(sections.length === 1),
  });
}
