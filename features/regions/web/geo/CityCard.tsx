import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { GeoView } from '../../domain/geo/geo-view.ts';
import type { Cities } from './load-geo.ts';
import styles from './CityCard.module.css';

/** The chosen city, or the largest one: people, year founded, and its rank where there are others. */
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
    ...(city.rank === null || cities.length < 2
      ? []
      : [
          {
            name: t('RegionGeo_Rank'),
            value: t('RegionGeo_RankOf', { rank: city.rank, of: cities.length }),
          },
        ]),
    { name: t('RegionGeo_Founded'), value: city.yearFounded === null ? null : String(city.yearFounded) },
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
