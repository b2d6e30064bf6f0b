import { useMemo } from 'react';
import { bubblesTable } from '#platform/maps/bubbles/layout-bubbles.ts';
import { PlacesMap } from '#platform/maps/places/PlacesMap.tsx';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { GeoView } from '../../domain/geo/geo-view.ts';
import { regionMap } from '../map/region-map.ts';
import { usePlace } from '../region/use-place.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import type { Cities } from './load-geo.ts';

interface Props {
  cities: Cities;
  /** Of the census. */
  day: string;
  view: GeoView;
  change: ChangeView<GeoView>;
}

/** The cities on the map of their region, discs by people; a click opens a city's card. */
export function CityMap({ cities: { cities, regions, beside, source }, day, view, change }: Props) {
  const t = useText();
  const { short, day: writeDay } = useFormats();
  const { shortName } = usePlace();
  const places = useMemo(
    () =>
      cities.flatMap(({ yugoId, name, population, latitude, longitude }) =>
        population === null || latitude === null || longitude === null
          ? []
          : [{ id: yugoId, name, value: population, latitude, longitude }],
      ),
    [cities],
  );
  const names = useMemo(() => new Map(beside.map(({ yugoId, name }) => [yugoId, name])), [beside]);
  const format = useMemo(() => ({ value: (people: number) => short(people) }), [short]);
  // A map of one disc is about what lies around it.
  const title =
    places.length === 1
      ? t('RegionGeo_MapAlone', { name: places[0]!.name })
      : t('RegionGeo_MapTitle', { count: places.length });
  const texts = { place: t('RegionGeo_City'), value: t('RegionGeo_People') };
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t('RegionGeo_MapSub')}
      about={{
        place: shortName,
        indicator: t('RegionGeo_People'),
        period: writeDay(day),
        unit: t('RegionGeo_PeopleUnit'),
        source: source?.name ?? '',
        address: '',
      }}
      table={bubblesTable(places, texts)}
      source={
        <SourceLine source={source}>{t('RegionGeo_Source', { source: source?.name ?? '' })}</SourceLine>
      }
    >
      <PlacesMap
        map={regionMap}
        ids={regions}
        places={places}
        names={names}
        chosen={view.city}
        format={format}
        texts={{ label: t('RegionGeo_MapLabel', { name: shortName }), value: t('RegionGeo_People') }}
        nominal={{ width: 840, height: 560, narrowHeight: 400 }}
        onSelect={(id) => change({ city: Number(id) })}
      />
    </ChartFrame>
  );
}
