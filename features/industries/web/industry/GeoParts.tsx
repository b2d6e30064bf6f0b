import { useCallback, useMemo } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { RegionsDataTable } from '#platform/ui/tables/RegionsDataTable.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { industryParams } from '#platform/shared/industry-address.ts';
import { figureColumn, geoColumns, rankColumn } from './geo-columns.tsx';
import { GeoMap } from './GeoMap.tsx';
import { type GeoRating } from './load-industry.ts';
import { type ViewProps } from './use-industry.ts';

/** The map and under it the table of all subjects. */
export function GeoParts({ geo, own, view, change }: { geo: GeoRating; own: number } & ViewProps) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const linkTo = useCallback(
    (yugoId: number) => buildRoute('department', industryParams(geo.code, { yugoId, isCity: false })),
    [buildRoute, geo.code],
  );
  const columns = useMemo(
    () => [
      ...geoColumns(geo.regions, { t, formats, linkTo }),
      rankColumn(t('Industry_Rank')),
      figureColumn<GeoRating['regions'][number]>(
        'organisations',
        t('Industry_SectionCount'),
        ({ organisations }) => organisations,
        formats.integer,
      ),
      figureColumn<GeoRating['regions'][number]>(
        'small',
        t('Industry_SmallShare'),
        ({ small }) => small,
        (value) => formats.percent(value),
      ),
    ],
    [geo.regions, t, formats, linkTo],
  );
  const known = geo.regions.filter(({ rank }) => rank !== null);
  const title = known[0]
    ? t('Industry_GeoLeads', { name: known[0].name, count: known.length })
    : t('Industry_Geo');
  return (
    <>
      <GeoMap {...{ geo, title, own, linkTo, view, change }} measure={geo.measure} />
      <Tile level={2} title={t('Industry_GeoTable')} sub={t('Industry_GeoSub')}>
        <RegionsDataTable title={t('Industry_GeoTable')} rows={geo.regions} columns={columns} own={own} />
      </Tile>
    </>
  );
}
