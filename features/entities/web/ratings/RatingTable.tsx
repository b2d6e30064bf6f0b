import { useMemo } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { DotInterval } from '#platform/charts/dot-interval/DotInterval.tsx';
import { HourBars } from '#platform/charts/day/HourBars.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import type { Rating } from './load-rating.ts';

type Row = Rating['rows'][number];

/** Places of names with the band of each, where it stood before, and its days. */
export function RatingTable({ title, rating }: { title: string; rating: Rating }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { rows } = rating;
  const columns = useMemo(
    () =>
      columnsOf(rows, { t, formats, linkTo: (row) => buildRoute('dossier', { kind: row.kind, id: row.id }) }),
    [rows, t, formats, buildRoute],
  );
  return (
    <Tile
      level={2}
      title={title}
      source={t('Entities_RatingSource', {
        headlines: formats.integer(rating.headlines),
        beforeHeadlines: formats.integer(rating.beforeHeadlines),
        span: formats.dayRange(rating.from, rating.to),
        before: formats.dayRange(rating.beforeFrom, rating.beforeTo),
      })}
    >
      <DataTable title={title} rows={rows} columns={columns} rowKey={({ id }) => id} downloadable />
    </Tile>
  );
}

interface Words {
  t: Translate;
  formats: Formats;
  linkTo: (row: Row) => string;
}

function columnsOf(rows: readonly Row[], words: Words): TableColumn<Row>[] {
  return [...placeColumns(rows, words), ...countColumns(rows, words)];
}

function placeColumns(rows: readonly Row[], { t, linkTo }: Words): TableColumn<Row>[] {
  const worst = Math.max(...rows.map(({ high }) => high), 2);
  return [
    { key: 'rank', label: t('Entities_Rank'), kind: 'number', digits: 0, value: ({ rank }) => rank },
    {
      key: 'name',
      label: t('Entities_Name'),
      kind: 'text',
      wrap: true,
      value: ({ name }) => name,
      render: (row) => <Link to={linkTo(row)}>{row.name}</Link>,
    },
    {
      key: 'band',
      label: t('Entities_Band'),
      kind: 'text',
      value: ({ low, high }) => (low === high ? String(low) : `${low}–${high}`),
      order: ({ rank }) => rank,
      render: ({ rank, low, high }) => (
        <>
          <DotInterval value={rank} {...{ low, high }} domain={[1, worst]} width={120} />
          {low === high ? low : `${low}–${high}`}
        </>
      ),
    },
    {
      key: 'before',
      label: t('Entities_Before'),
      kind: 'text',
      value: (row) => sayMovement(row, t),
      order: ({ before }) => before?.rank ?? Infinity,
    },
  ];
}

function countColumns(rows: readonly Row[], { t, formats }: Words): TableColumn<Row>[] {
  const most = Math.max(1, ...rows.flatMap(({ days }) => days));
  return [
    { key: 'count', label: t('Entities_Headlines'), kind: 'number', digits: 0, value: ({ count }) => count },
    {
      key: 'share',
      label: t('Entities_PerThousand'),
      kind: 'number',
      digits: 1,
      value: ({ perThousand }) => perThousand,
    },
    {
      key: 'shareBefore',
      label: `${t('Entities_PerThousand')}, ${t('Entities_Before').toLowerCase()}`,
      kind: 'number',
      value: ({ before }) => before?.perThousand ?? null,
      render: ({ before }) => (before === null ? '–' : formats.number(before.perThousand, 1)),
    },
    {
      key: 'days',
      label: t('Entities_ByDay'),
      kind: 'text',
      sortable: false,
      inFile: false,
      value: ({ days }) => days.join(' '),
      render: ({ days }) => <HourBars counts={days} width={72} height={18} yMax={most} />,
    },
    {
      key: 'outlets',
      label: t('Entities_Outlets'),
      kind: 'number',
      digits: 0,
      value: ({ outlets }) => outlets,
    },
  ];
}

/** Where a name stood before, in words: a place is moved by the share, for periods differ in how much they brought. */
function sayMovement({ rank, before }: Row, t: Translate): string {
  if (before === null) return t('Entities_BeforeNone');
  if (before.rank === rank) return t('Entities_BeforeSame');
  return t(before.rank > rank ? 'Entities_BeforeUp' : 'Entities_BeforeDown', { rank: before.rank });
}
