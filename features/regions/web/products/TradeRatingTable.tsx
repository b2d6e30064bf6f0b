import { useMemo } from 'react';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { usePlace } from '../region/use-place.ts';
import { GeneratedSource } from './GeneratedSource.tsx';
import type { TradeRating } from './load-products.ts';
import { useDollars } from './use-dollars.ts';

type Row = TradeRating['regions'][number];

/** All subjects by foreign trade, the place's own row marked; what is generated gives nobody a rank. */
export function TradeRatingTable({ rating: { regions, day, source } }: { rating: TradeRating }) {
  const t = useText();
  const dollars = useDollars();
  const { yugoId } = usePlace();
  const isSample = source?.sample ?? false;
  const columns = useMemo(
    () => columnsOf(t, dollars).filter(({ key }) => !isSample || key !== 'rank'),
    [t, dollars, isSample],
  );
  if (day === null) return <EmptyTile title={t('RegionProducts_Rating')} why={t('RegionProducts_NoTrade')} />;
  const own = regions.find((row) => row.yugoId === yugoId);
  const title =
    own && !isSample
      ? t('RegionProducts_RatingTitle', { rank: own.rank, of: regions.length })
      : t('RegionProducts_Rating');
  return (
    <Tile
      level={2}
      title={title}
      sub={t('RegionProducts_RatingSub', { year: day.slice(0, 4) })}
      sample={isSample}
      source={<GeneratedSource source={source} />}
    >
      <DataTable
        title={title}
        rows={regions}
        columns={columns}
        rowKey={(row) => row.yugoId}
        isCurrent={(row) => row.yugoId === yugoId}
        downloadable
        maxHeight={480}
      />
    </Tile>
  );
}

function columnsOf(t: Translate, dollars: (value: number) => string): TableColumn<Row>[] {
  return [
    { key: 'name', label: t('RegionProducts_Region'), kind: 'text', value: ({ name }) => name },
    { key: 'rank', label: t('RegionProducts_Rank'), kind: 'number', digits: 0, value: ({ rank }) => rank },
    {
      key: 'value',
      label: t('RegionProducts_Turnover'),
      kind: 'number',
      unit: '$',
      value: ({ value }) => value,
      render: ({ value }) => dollars(value),
    },
  ];
}
