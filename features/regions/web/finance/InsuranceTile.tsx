import { useMemo } from 'react';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import type { Insurance } from './load-finance.ts';

type Kind = Insurance['kinds'][number];

/** Premiums and claims by kind of insurance; generated, and marked so. */
export function InsuranceTile({ insurance: { kinds, premiums, payments, day } }: { insurance: Insurance }) {
  const t = useText();
  const formats = useFormats();
  const columns = useMemo(() => columnsOf(t, formats), [t, formats]);
  const [written, paid] = [premiums.points.at(-1), payments.points.at(-1)];
  if (!written || !paid || day === null)
    return <EmptyTile title={t('RegionFinance_Insurance')} why={t('RegionFinance_NoInsurance')} />;
  const total = {
    code: 'total',
    name: t('RegionFinance_Total'),
    premiums: written.value,
    claims: paid.value,
  };
  const { source } = premiums;
  return (
    <Tile
      level={2}
      title={
        source?.sample
          ? t('RegionFinance_Insurance')
          : t('RegionFinance_InsuranceTitle', { share: formats.share(paid.value / written.value, 0) })
      }
      sub={t('RegionFinance_InsuranceSub', { year: day.slice(0, 4) })}
      sample={source?.sample ?? false}
      source={
        source && (
          <SourceLine source={source}>
            {source.name}. {source.caveat}
          </SourceLine>
        )
      }
    >
      <DataTable
        title={t('RegionFinance_Insurance')}
        rows={[...kinds, total]}
        columns={columns}
        rowKey={({ code }) => code}
        isTotal={({ code }) => code === 'total'}
        downloadable
      />
    </Tile>
  );
}

function columnsOf(t: Translate, formats: Formats): TableColumn<Kind>[] {
  const money = (key: 'premiums' | 'claims', label: string): TableColumn<Kind> => ({
    key,
    label,
    kind: 'number',
    unit: '₽',
    value: (row) => row[key],
    render: (row) => formats.shortRoubles(row[key]),
  });
  return [
    { key: 'name', label: t('RegionFinance_Kind'), kind: 'text', value: ({ name }) => name, wrap: true },
    money('premiums', t('RegionFinance_Premiums')),
    money('claims', t('RegionFinance_Claims')),
  ];
}
