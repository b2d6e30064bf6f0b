import { useMemo } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { industryParams } from '#platform/shared/industry-address.ts';
import type { MostAffected } from './load-branch.ts';

type Row = MostAffected['entries'][number];

/** The sections that lost most of their organisations in a year, by the published rule. */
export function AffectedTile({ affected: { entries, day, before, source } }: { affected: MostAffected }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      {
        key: 'name',
        label: t('Branch_Section'),
        kind: 'text',
        value: ({ name }) => name,
        wrap: true,
        render: ({ code, name }) => (
          <Link to={buildRoute('department', industryParams(code, { yugoId: federalYugoId, isCity: false }))}>
            {code} {name}
          </Link>
        ),
      },
      {
        key: 'organisations',
        label: t('Industry_SectionCount'),
        kind: 'number',
        wrap: true,
        digits: 0,
        value: ({ organisations }) => organisations,
      },
      {
        key: 'change',
        label: t('Branch_YearChange'),
        kind: 'number',
        value: ({ change }) => change,
        render: ({ change }) => <ChangeMark value={change} upIs="better" word="" />,
      },
    ],
    [t, buildRoute],
  );
  const title = t('Branch_Affected');
  if (day === null || before === null) return <EmptyTile title={title} why={t('Branch_NoAffected')} />;
  return (
    <Tile
      level={2}
      title={title}
      sub={t('Branch_AffectedRule', { before: formats.day(before), day: formats.day(day) })}
      source={<SourceLine source={source} withCaveat />}
    >
      <DataTable title={title} rows={entries} columns={columns} rowKey={({ code }) => code} downloadable />
    </Tile>
  );
}
