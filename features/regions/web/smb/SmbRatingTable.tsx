import { useMemo } from 'react';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { RegionsDataTable } from '#platform/ui/tables/RegionsDataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { placeColumn } from '../region/place-column.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { SmbRating } from './load-smb.ts';

type Row = SmbRating['regions'][number];

/** All regions by the part of small and medium organisations; equal ones share a rank, the reader's or the page's own row is marked. */
export function SmbRatingTable({ regions, country, day, source, own }: SmbRating & { own: number | null }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  // Of the first year there is nothing before: said by no column, not in each row.
  const hasBefore = regions.some(({ previous }) => previous !== null);
  const columns = useMemo(
    () =>
      columnsOf(t, formats, (yugoId) => buildRoute('smb', { id: 'all', yugoId })).filter(
        ({ key }) => hasBefore || (key !== 'movement' && key !== 'previous'),
      ),
    [t, formats, buildRoute, hasBefore],
  );
  if (day === null || country === null)
    return <EmptyTile title={t('RegionSmb_Rating')} why={t('RegionSmb_NoData')} />;
  const title = t('RegionSmb_RatingTitle', { count: regions.length });
  return (
    <Tile
      level={2}
      title={title}
      sub={t('RegionSmb_RatingSub', {
        day: formats.day(day),
        share: country.share === null ? '' : formats.percent(country.share),
      })}
      source={<SourceLine source={source} withCaveat />}
    >
      <RegionsDataTable title={title} rows={regions} columns={columns} own={own} />
    </Tile>
  );
}

function columnsOf(t: Translate, formats: Formats, linkTo: (yugoId: number) => string): TableColumn<Row>[] {
  const count = (key: 'organisations' | 'small', label: string): TableColumn<Row> => ({
    key,
    label,
    kind: 'number',
    digits: 0,
    value: (row) => row[key],
  });
  return [
    placeColumn(t('RegionSmb_Region'), linkTo),
    // On a phone the first two stand beside the names: the share, and its place.
    {
      key: 'share',
      label: t('RegionSmb_ShareHead'),
      kind: 'number',
      unit: '%',
      value: ({ share }) => share,
      render: ({ share }) => formats.percent(share),
    },
    { key: 'rank', label: t('RegionSmb_Rank'), kind: 'number', digits: 0, value: ({ rank }) => rank },
    {
      key: 'movement',
      label: t('RegionSmb_Movement'),
      kind: 'number',
      value: ({ movement }) => movement,
      render: ({ movement }) => (movement === null ? <NoData /> : formats.signed(movement, 0)),
    },
    {
      key: 'previous',
      label: t('RegionSmb_Before'),
      kind: 'number',
      unit: '%',
      value: ({ previous }) => previous,
      render: ({ previous }) => (previous === null ? <NoData /> : formats.percent(previous)),
    },
    count('small', t('RegionSmb_Small')),
    count('organisations', t('RegionSmb_Organisations')),
  ];
}
