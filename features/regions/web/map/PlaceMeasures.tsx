import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { Loaded } from '#platform/ui/tiles/use-loaded.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { MapMeasures } from './use-map-measures.ts';
import styles from './PlaceMeasures.module.css';

interface Props {
  loaded: Loaded<MapMeasures>;
  /** The place whose measures are told; null = those that have most. */
  chosen: number | null;
}

const placesShown = 5;

/** What the points of the map stand for: measures in force, the chosen place's or those of the places that have most. */
export function PlaceMeasures({ loaded: { data, state }, chosen }: Props) {
  const t = useText();
  const { day: writeDay } = useFormats();
  const buildRoute = useBuildRoute();
  if (data === null)
    return state.kind === 'error' ? <p className={styles.part}>{t('MeasuresRegion_MapFailed')}</p> : null;
  const having = data.regions.filter(({ inForce }) => inForce > 0);
  const shown =
    chosen === null ? having.slice(0, placesShown) : having.filter(({ yugoId }) => yugoId === chosen);
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('MeasuresRegion_MapTitle')}</h2>
      <p className={styles.note}>
        {t('MeasuresRegion_MapSub', {
          day: writeDay(data.day),
          places: having.length,
          national: data.national,
        })}
      </p>
      {chosen !== null && shown.length === 0 && <p className={styles.note}>{t('MeasuresRegion_MapNone')}</p>}
      <ul>
        {shown.map(({ yugoId, name, inForce }) => (
          <li key={yugoId} className={styles.row}>
            <Link to={buildRoute('allActions', { id: yugoId }, { search: { inForce: 1, day: data.day } })}>
              {name}
            </Link>
            <b>{inForce}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
