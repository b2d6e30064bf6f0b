import { useMemo } from 'react';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { RegionsDataTable } from '#platform/ui/tables/RegionsDataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { placeColumn } from '../region/place-column.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { RegionList } from './load-list.ts';

type Companies = NonNullable<RegionList['companies']>;
type Row = Companies['regions'][number];

/** All regions by the revenue of the country's largest organisations registered there. */
export function CompaniesList({ companies, own }: { companies: Companies; own: number | null }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const columns = useMemo(
    () => columnsOf(t, formats, (id) => buildRoute('region', { id, tab: 'companies' })),
    [t, formats, buildRoute],
  );
  const { regions, year, source } = companies;
  if (year === null)
    return <EmptyTile title={t('RegionSmb_CompaniesTitle')} why={t('RegionSmb_NoCompanies')} />;
  return (
    <Tile
      level={2}
      title={t('RegionSmb_CompaniesTitle')}
      sub={t('RegionSmb_CompaniesSub', { year: String(year), count: regions.length })}
      source={<SourceLine source={source} withCaveat />}
    >
      <RegionsDataTable title={t('RegionSmb_CompaniesTitle')} rows={regions} columns={columns} own={own} />
    </Tile>
  );
}

function columnsOf(t: Translate, formats: Formats, linkTo: (yugoId: number) => string): TableColumn<Row>[] {
  return [
    placeColumn(t('RegionSmb_Region'), linkTo),
    { key: 'rank', label: t('RegionSmb_Rank'), kind: 'number', digits: 0, value: ({ rank }) => rank },
    {
      key: 'companies',
      label: t('RegionSmb_Companies'),
      kind: 'number',
      digits: 0,
      value: ({ companies }) => companies,
    },
    {
      key: 'revenue',
      label: t('RegionSmb_Revenue'),
      kind: 'number',
      unit: '₽',
      value: ({ revenue }) => revenue,
      render: ({ revenue }) => formats.shortRoubles(revenue),
    },
    {
      key: 'share',
      label: t('RegionSmb_OfCountry'),
      kind: 'number',
      unit: '%',
      value: ({ share }) => share,
      render: ({ share }) => formats.percent(share),
    },
    {
      key: 'largest',
      label: t('RegionSmb_Largest'),
      kind: 'text',
      value: ({ largest }) => largest,
      wrap: true,
    },
  ];
}
