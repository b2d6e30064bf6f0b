import { lazy, Suspense } from 'react';
import { useText } from '#platform/web/text.ts';
import type { GeoView } from '../../domain/geo/geo-view.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { NeighboursTile } from '../overview/NeighboursTile.tsx';
import { CityCard } from './CityCard.tsx';
import { CityTable } from './CityTable.tsx';
import { GeoFigures } from './GeoFigures.tsx';
import { GeoVerdict } from './GeoVerdict.tsx';
import type { Geo } from './load-geo.ts';
import styles from './GeoParts.module.css';

const CityMap = lazy(() =>
  import('./CityMap.tsx').then(({ CityMap: component }) => ({ default: component })),
);

interface Props extends Geo {
  view: GeoView;
  change: ChangeView<GeoView>;
}

/** The tab's tiles: sentence, figures and map at the left, the chosen city and the list at the right; beside a place that is one city its neighbours. */
export function GeoParts({ cities, rating, overview, stat, view, change }: Props) {
  const t = useText();
  if (cities === null)
    return (
      <TabPage>
        <FailedTile title={t('RegionGeo_Cities')} />
      </TabPage>
    );
  if (cities.cities.length === 0)
    return (
      <TabPage>
        <EmptyTile title={t('RegionGeo_Cities')} why={t('RegionGeo_NoCities')} />
      </TabPage>
    );
  return (
    <TabPage>
      <TabRow split="wideFirst">
        <TabColumn>
          <GeoVerdict cities={cities} />
          <GeoFigures {...{ cities, rating }} />
          {cities.day === null ? (
            <EmptyTile title={t('RegionGeo_People')} why={t('RegionGeo_NoPeople')} />
          ) : (
            <Suspense fallback={<div className={styles.mapSpace} />}>
              <CityMap {...{ cities, view, change }} day={cities.day} />
            </Suspense>
          )}
        </TabColumn>
        <TabColumn>
          <CityCard {...{ cities, view }} />
          {cities.cities.length > 1 ? (
            <CityTable {...{ cities, view, change }} />
          ) : (
            overview && stat && <NeighboursTile {...{ overview, stat }} />
          )}
        </TabColumn>
      </TabRow>
    </TabPage>
  );
}
