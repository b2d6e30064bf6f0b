import { useMemo } from 'react';
import { unitTitle } from '#platform/shared/figures.ts';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import { neighbourRows, type NeighbourRow } from '../../domain/depth/neighbour-rows.ts';
import { unitBeside } from '../../domain/depth/unit-beside.ts';
import type { FamilyStats } from './load-family.ts';

/** The place, its district's regions and the country in one table, a column an indicator. */
export function NeighboursTable({ stats }: { stats: FamilyStats }) {
  const t = useText();
  const formats = useFormats();
  const rows = useMemo(() => neighbourRows(stats, t('RegionDepth_Country')), [stats, t]);
  const columns = useMemo(() => columnsOf(stats, t, formats), [stats, t, formats]);
  if (rows.length < 2) return null;
  return (
    <Tile level={2} title={t('RegionDepth_Neighbours')} sub={t('RegionDepth_NeighboursSub')}>
      <DataTable
        title={t('RegionDepth_Neighbours')}
        rows={rows}
        columns={columns}
        rowKey={({ yugoId }) => yugoId}
        isCurrent={({ yugoId }) => yugoId === stats.yugoId}
        isTotal={({ isCountry }) => isCountry}
        downloadable
      />
    </Tile>
  );
}

function columnsOf(
  { indicators }: FamilyStats,
  t: Translate,
  { amount }: Formats,
): TableColumn<NeighbourRow>[] {
  return [
    { key: 'name', label: t('RegionDepth_Place'), kind: 'text', value: ({ name }) => name },
    ...indicators.map(({ indicator, name, unit, decimals, day }): TableColumn<NeighbourRow> => ({
      key: indicator,
      label: [name, unitTitle(unitBeside(name, unit)), day.slice(0, 4)].filter(Boolean).join(', '),
      kind: 'number',
      wrap: true,
      value: ({ values }) => values[indicator] ?? null,
      render: ({ values }) => {
        const value = values[indicator];
        return value === undefined ? t('Ui_NoData') : amount(value, decimals);
      },
    })),
  ];
}
