import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';
import type { Forecast } from './load-population-model.ts';
import { PlaceChoice } from './PlaceChoice.tsx';
import styles from '../frame/ModelPage.module.css';

/** A place whose residents are not known by sex and age for six years in a row has nothing to be projected from. */
export function NoStart(place: Pick<Forecast, 'yugoId' | 'name' | 'places'>) {
  const t = useText();
  const { name } = place;
  return (
    <main className={styles.page}>
      <PageTitle>{`${t('ModelPopulation_Title')}: ${name}`}</PageTitle>
      <h1>{`${t('ModelPopulation_Title')}: ${name}`}</h1>
      <div className={styles.tools}>
        <PlaceChoice {...place} />
      </div>
      <Tile
        level={2}
        title={t('ModelPopulation_NoStartTitle')}
        state={{ kind: 'empty', message: t('ModelPopulation_NoStart') }}
      />
    </main>
  );
}
