import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { GeoView } from '../../domain/geo/geo-view.ts';
import type { Cities } from './load-geo.ts';
import styles from './CityCard.module.css';

/** The chosen city, or the largest one: people, rank, year founded, latitude; what no open series has is said to be unknown. */
export function CityCard({ cities: { cities }, view }: { cities: Cities; view: GeoView }) {
  const t = useText();
  const formats = useFormats();
  const city = cities.find(({ yugoId }) => yugoId === view.city) ?? cities[0];
  if (!city) return null;
  const facts = [
    {
      name: t('RegionGeo_People'),
      value: city.population === null ? null : formats.integer(city.population),
    },
    {
      name: t('RegionGeo_Rank'),
      value: city.rank === null ? null : t('RegionGeo_RankOf', { rank: city.rank, of: cities.length }),
    },
    { name: t('RegionGeo_Founded'), value: city.yearFounded === null ? null : String(city.yearFounded) },
    {
      name: t('RegionGeo_Latitude'),
      value: city.latitude === null ? null : `${formats.number(city.latitude, 1)}°`,
    },
    { name: t('RegionGeo_AirAndWater'), value: null },
  ];
  return (
    <Tile level={2} title={city.name} sub={city.isCapital ? t('RegionGeo_Capital') : undefined}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? <NoData />}</dd>
          </div>
        ))}
      </dl>
    </Tile>
  );
}
