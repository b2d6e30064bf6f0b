import { useMemo } from 'react';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import { shipmentChange } from '../../domain/products/shipments.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { Shipments } from './load-products.ts';

type Section = Shipments['sections'][number];

/** The newest year by section: amount, part of all and change; the last row is their sum. */
export function SectionTable({ shipments: { sections, total, day, source } }: { shipments: Shipments }) {
  const t = useText();
  const formats = useFormats();
  const last = total.points.at(-1);
  const all = last?.value ?? 0;
  const before = last === undefined ? '' : String(Number(last.day.slice(0, 4)) - 1);
  const columns = useMemo(() => columnsOf(all, before, t, formats), [all, before, t, formats]);
  const largest = sections.toSorted((one, other) => other.value - one.value)[0];
  if (!last || !largest || day === null)
    return <EmptyTile title={t('RegionProducts_Sections')} why={t('RegionProducts_NoShipments')} />;
  const whole: Section = {
    code: 'total',
    name: t('RegionProducts_AllIndustry'),
    value: last.value,
    previous: total.points.at(-2)?.value ?? null,
    points: total.points,
  };
  const title = t('RegionProducts_SectionsTitle', {
    name: largest.name,
    share: formats.share(largest.value / last.value, 0),
  });
  return (
    <Tile
      level={2}
      title={title}
      sub={t('RegionProducts_SectionsSub', { year: day.slice(0, 4) })}
      source={<SourceLine source={source} />}
    >
      <DataTable
        title={title}
        rows={[...sections, whole]}
        columns={columns}
        rowKey={({ code }) => code}
        isTotal={({ code }) => code === 'total'}
        downloadable
      />
    </Tile>
  );
}

function columnsOf(all: number, before: string, t: Translate, formats: Formats): TableColumn<Section>[] {
  const shareOf = ({ value }: Section) => (all > 0 ? (value / all) * 100 : null);
  return [
    {
      key: 'name',
      label: t('RegionProducts_Section'),
      kind: 'text',
      value: ({ name }) => name,
      wrap: true,
    },
    {
      key: 'value',
      label: t('RegionProducts_Shipped'),
      kind: 'number',
      unit: '₽',
      value: ({ value }) => value,
      render: ({ value }) => formats.shortRoubles(value),
    },
    {
      key: 'share',
      label: t('RegionProducts_Share'),
      kind: 'number',
      unit: '%',
      value: shareOf,
      render: (section) => formats.percent(shareOf(section) ?? 0),
    },
    {
      key: 'change',
      label: t('RegionProducts_ToYearBefore', { year: before }),
      kind: 'number',
      unit: '%',
      value: ({ points }) => shipmentChange(points),
      render: ({ points }) => <ChangeMark value={shipmentChange(points)} equalBelow={0.5} word="" />,
    },
  ];
}
