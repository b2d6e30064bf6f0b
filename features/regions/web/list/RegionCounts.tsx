import { useCallback, useMemo } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { RegionsDataTable } from '#platform/ui/tables/RegionsDataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useLoaded, type Loaded } from '#platform/ui/tiles/use-loaded.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';

type Counts = OutputOf<'measure/getRegionCounts'>;
type Row = Counts['regions'][number];

/** The subjects with measures of their own on record, by those in force on the day. */
export function RegionCounts({ own }: { own: number | null }) {
  const api = useApi();
  const load = useCallback(
    (signal?: AbortSignal): Promise<Counts> => api.call('measure/getRegionCounts', {}, { signal }),
    [api],
  );
  return <RegionCountsView own={own} loaded={useLoaded(load)} />;
}

/** The table as what it loads stands. */
export function RegionCountsView({ own, loaded }: { own: number | null; loaded: Loaded<Counts> }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { data, state } = loaded;
  const columns = useMemo(
    () => columnsOf(t, formats, (id) => buildRoute('allActions', { id })),
    [t, formats, buildRoute],
  );
  const title = t('MeasuresRegion_ListTitle');
  if (data === null) return <Tile level={2} title={title} state={state} />;
  // Where nothing is recorded there is no register: said once above, not in eighty rows without a figure.
  const known = data.regions.filter(({ latest }) => latest !== null);
  return (
    <Tile
      level={2}
      title={title}
      sub={t('MeasuresRegion_ListSub', {
        day: formats.day(data.day),
        national: data.national,
        known: known.length,
      })}
      source={t('MeasuresRegion_Source')}
    >
      <RegionsDataTable title={title} rows={known} columns={columns} own={own} />
    </Tile>
  );
}

function columnsOf(
  t: Translate,
  { day }: Pick<Formats, 'day'>,
  linkTo: (yugoId: number) => string,
): TableColumn<Row>[] {
  const number = (key: 'inForce' | 'over' | 'health' | 'economy', label: string): TableColumn<Row> => ({
    key,
    label,
    kind: 'number',
    digits: 0,
    value: (row) => row[key],
  });
  return [
    {
      key: 'name',
      label: t('MeasuresRegion_Region'),
      kind: 'text',
      value: ({ name }) => name,
      render: ({ name, yugoId }) => <Link to={linkTo(yugoId)}>{name}</Link>,
    },
    number('inForce', t('MeasuresRegion_InForce')),
    number('over', t('MeasuresRegion_Over')),
    number('health', t('MeasuresRegion_Health')),
    number('economy', t('MeasuresRegion_Economy')),
    {
      key: 'latest',
      label: t('MeasuresRegion_Latest'),
      kind: 'date',
      value: ({ latest }) => latest,
      render: ({ latest }) => latest && day(latest),
    },
  ];
}
