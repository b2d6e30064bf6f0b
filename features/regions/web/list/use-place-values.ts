import { useMemo } from 'react';
import type { MapValue } from '#platform/maps/choropleth/choropleth-data.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { briefName } from '../../domain/list/brief-name.ts';
import type { ListView } from '../../domain/list/list-view.ts';
import type { RegionList } from './load-list.ts';

const trendDays = 90;

/** The map's places: those outside the chosen district are not applicable to it. */
export function usePlaceValues(list: RegionList, { district }: ListView): MapValue[] {
  const buildRoute = useBuildRoute();
  return useMemo(
    () =>
      list.regions.map(({ yugoId, name, shortName, districtId, per100k7, trend }) => {
        const outside = district !== null && districtId !== district;
        return {
          id: yugoId,
          name,
          shortName: briefName(shortName),
          value: outside ? null : per100k7,
          notApplicable: outside,
          href: buildRoute('region', { id: yugoId, tab: 'overview' }),
          trend: trend.slice(-trendDays),
        };
      }),
    [list, district, buildRoute],
  );
}
