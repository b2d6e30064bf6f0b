import { useMemo } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { barColumn } from '#platform/ui/tables/bar-column.tsx';
import { RegionsDataTable } from '#platform/ui/tables/RegionsDataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { industryParams } from '#platform/shared/industry-address.ts';
import { figureColumn, rankColumn } from '../industry/geo-columns.tsx';
import type { EducationGeo } from './load-branch.ts';

type Row = EducationGeo['regions'][number];

/** Subjects by their universities, beside all organisations of education. */
export function EducationTile({ education, own }: { education: EducationGeo; own: number }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { regions, listed, unplaced, source } = education;
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      {
        key: 'name',
        label: t('Industry_Region'),
        kind: 'text',
        value: ({ name }) => name,
        render: ({ name, yugoId }) => (
          <Link to={buildRoute('department', industryParams('P', { yugoId, isCity: false }))}>{name}</Link>
        ),
      },
      rankColumn(t('Industry_Rank')),
      barColumn(regions, ({ universities }) => universities),
      figureColumn('universities', t('Branch_Universities'), ({ value }) => value, formats.integer),
      figureColumn(
        'organisations',
        t('Industry_SectionCount'),
        ({ organisations }) => organisations,
        formats.integer,
      ),
    ],
    [t, formats, buildRoute, regions],
  );
  const title = t('Branch_UniversitiesTitle', { placed: listed - unplaced, count: listed });
  return (
    <Tile
      level={2}
      title={title}
      sub={t('Branch_UniversitiesSub', { unplaced })}
      source={
        <SourceLine source={source}>
          {source?.name}. {source?.title}
        </SourceLine>
      }
    >
      <RegionsDataTable title={title} rows={regions} columns={columns} own={own} maxHeight={420} />
    </Tile>
  );
}
