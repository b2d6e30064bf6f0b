import { useMemo } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { barColumn } from '#platform/ui/tables/bar-column.tsx';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import type { GeoView } from '../../domain/geo/geo-view.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import type { Cities, City } from './load-geo.ts';
import styles from './CityTable.module.css';

interface Props {
  cities: Cities;
  view: GeoView;
  change: ChangeView<GeoView>;
}

const firstRows = 14;

/** Every city, the largest first; a name opens its card. */
export function CityTable({ cities: { cities, source, day }, view, change }: Props) {
  const t = useText();
  const formats = useFormats();
  const { city: chosen, all } = view;
  const columns = useMemo(
    () =>
      columnsOf(cities, t, formats, (city) => change({ city })).filter(
        ({ key }) => day !== null || key === 'name' || key === 'founded',
      ),
    [cities, day, t, formats, change],
  );
  const title = t('RegionGeo_All', { count: cities.length });
  return (
    <Tile
      level={2}
      title={title}
      sub={day === null ? undefined : t('RegionGeo_Census', { day: formats.day(day) })}
      source={<SourceLine source={source} withCaveat />}
    >
      <DataTable
        title={title}
        rows={all ? cities : cities.slice(0, firstRows)}
        columns={columns}
        rowKey={({ yugoId }) => yugoId}
        isCurrent={({ yugoId }) => yugoId === chosen}
        downloadable
        searchable={all}
        {...(all && cities.length > 200 ? { maxHeight: 720 } : {})}
      />
      {cities.length > firstRows && (
        <Button variant="text" onClick={() => change({ all: !all })}>
          {all ? t('Regions_ShowLess') : t('Regions_ShowAll', { count: cities.length })}
        </Button>
      )}
    </Tile>
  );
}

function columnsOf(
  cities: readonly City[],
  t: Translate,
  formats: Formats,
  choose: (city: number) => void,
): TableColumn<City>[] {
  return [
    {
      key: 'name',
      label: t('RegionGeo_City'),
      kind: 'text',
      value: ({ name }) => name,
      render: ({ yugoId, name }) => (
        <button type="button" className={styles.city} onClick={() => choose(yugoId)}>
          {name}
        </button>
      ),
    },
    {
      key: 'population',
      label: t('RegionGeo_People'),
      kind: 'number',
      value: ({ population }) => population,
      render: ({ population }) => (population === null ? <NoData /> : formats.integer(population)),
    },
    barColumn(cities, ({ population }) => population ?? 0),
    {
      key: 'founded',
      label: t('RegionGeo_Founded'),
      kind: 'number',
      value: ({ yearFounded }) => yearFounded,
      render: ({ yearFounded }) => (yearFounded === null ? <NoData /> : String(yearFounded)),
    },
  ];
}
