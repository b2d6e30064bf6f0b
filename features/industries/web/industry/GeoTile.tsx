import { useMemo } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { geoColumns, type GeoRow } from './geo-columns.tsx';
import type { GeoRating } from './load-industry.ts';

interface Props {
  geo: { regions: readonly GeoRow[] } & Pick<GeoRating, 'year' | 'source'>;
  own: number;
  linkTo: (yugoId: number) => string;
  /** Where all subjects are, where there is such a page. */
  more?: string;
  /** Why so few of them are here, in one sentence. */
  note?: string;
}

const most = 10;

/** The subjects with most revenue of an industry, and the way to all of them. */
export function GeoTile({ geo, own, linkTo, more, note }: Props) {
  const t = useText();
  const formats = useFormats();
  const rows = useMemo(() => geo.regions.filter(({ rank }) => rank !== null).slice(0, most), [geo]);
  const columns = useMemo(() => geoColumns(rows, { t, formats, linkTo }), [rows, t, formats, linkTo]);
  const title = t('Industry_Geo');
  if (rows.length === 0) return <EmptyTile title={title} why={t('Industry_NoneInCountry')} />;
  return (
    <Tile
      level={2}
      title={title}
      sub={t('Industry_GeoSub')}
      source={
        <SourceLine source={geo.source}>
          {geo.source?.name}, {geo.year}.{' '}
          {more !== undefined && <Link to={more}>{t('Industry_GeoAll')}</Link>}
        </SourceLine>
      }
    >
      <DataTable
        title={title}
        rows={rows}
        columns={columns}
        rowKey={({ yugoId }) => yugoId}
        isCurrent={({ yugoId }) => yugoId === own}
      />
      {note !== undefined && <p>{note}</p>}
    </Tile>
  );
}
