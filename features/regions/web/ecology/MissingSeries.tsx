import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './MissingSeries.module.css';

const missing = ['Air', 'Water', 'Waste', 'Forest'] as const;

/** What nobody publishes by region, each with its reason: never an empty chart. */
export function MissingSeries() {
  const t = useText();
  return (
    <Tile level={2} title={t('RegionEcology_Missing')} source={t('RegionEcology_MissingNext')}>
      <ul className={styles.list}>
        {missing.map((name) => (
          <li key={name}>
            <h3>{t(`RegionEcology_${name}`)}</h3>
            <p>{t(`RegionEcology_${name}Why`)}</p>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
