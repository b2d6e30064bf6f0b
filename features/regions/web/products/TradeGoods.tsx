import { useMemo } from 'react';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { GeneratedSource } from './GeneratedSource.tsx';
import type { Trade } from './load-products.ts';
import { useDollars } from './use-dollars.ts';

type Group = Trade['goods'][number];

/** What is traded in the newest year, by group of goods; the last row is their sum. */
export function TradeGoods({ trade: { goods, day, exports } }: { trade: Trade }) {
  const t = useText();
  const dollars = useDollars();
  const columns = useMemo(() => columnsOf(t, dollars), [t, dollars]);
  const largest = goods.toSorted((one, other) => other.exports - one.exports)[0];
  if (!largest || day === null)
    return <EmptyTile title={t('RegionProducts_Goods')} why={t('RegionProducts_NoTrade')} />;
  const sum = (of: 'exports' | 'imports') => goods.reduce((added, group) => added + group[of], 0);
  const whole = {
    code: 'total',
    name: t('RegionProducts_Total'),
    exports: sum('exports'),
    imports: sum('imports'),
  };
  const title = exports.source?.sample
    ? t('RegionProducts_Goods')
    : t('RegionProducts_GoodsTitle', { name: largest.name });
  return (
    <Tile
      level={2}
      title={title}
      sub={t('RegionProducts_GoodsSub', { year: day.slice(0, 4) })}
      sample={exports.source?.sample ?? false}
      source={<GeneratedSource source={exports.source} />}
    >
      <DataTable
        title={title}
        rows={[...goods, whole]}
        columns={columns}
        rowKey={({ code }) => code}
        isTotal={({ code }) => code === 'total'}
        downloadable
      />
    </Tile>
  );
}

function columnsOf(t: Translate, dollars: (value: number) => string): TableColumn<Group>[] {
  const flow = (key: 'exports' | 'imports', label: string): TableColumn<Group> => ({
    key,
    label,
    kind: 'number',
    unit: '$',
    value: (group) => group[key],
    render: (group) => dollars(group[key]),
  });
  return [
    { key: 'name', label: t('RegionProducts_Group'), kind: 'text', value: ({ name }) => name, wrap: true },
    flow('exports', t('RegionProducts_Exports')),
    flow('imports', t('RegionProducts_Imports')),
  ];
}
