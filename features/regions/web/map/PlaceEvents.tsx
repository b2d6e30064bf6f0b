import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { Loaded } from '#platform/ui/tiles/use-loaded.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import type { MapEvents } from './use-map-events.ts';
import styles from './PlaceCard.module.css';

interface Props {
  loaded: Loaded<MapEvents>;
  /** The last of the seven days. */
  day: string;
  /** The place whose events are listed; null = those most is told of. */
  chosen: number | null;
}

const placesShown = 5;

/** What the discs of the map stand for: the stories of the chosen place, or of the places most is told of. */
export function PlaceEvents({ loaded: { data, state }, day, chosen }: Props) {
  const t = useText();
  const { day: writeDay } = useFormats();
  if (data === null)
    return state.kind === 'error' ? <p className={styles.card}>{t('Regions_EventsFailed')}</p> : null;
  const shown = chosen === null ? data.slice(0, placesShown) : data.filter(({ yugoId }) => yugoId === chosen);
  return (
    <section className={styles.card}>
      <h2>{t('Regions_EventsTitle')}</h2>
      <p>{t('Regions_EventsSub', { day: writeDay(day), count: shown.length })}</p>
      <ul className={styles.events}>
        {shown.map((place) => (
          <PlaceStories key={place.yugoId} place={place} most={chosen === null ? 1 : place.stories.length} />
        ))}
      </ul>
    </section>
  );
}

function PlaceStories({ place, most }: { place: MapEvents[number]; most: number }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  return (
    <li>
      <b>{place.name}</b> {t('Regions_EventsCount', { count: place.itemCount })}
      {place.stories.slice(0, most).map(({ storyId, title, language }) => (
        <Link
          key={storyId}
          to={buildRoute('story', { id: storyId })}
          lang={language === locale ? undefined : language}
        >
          {title}
        </Link>
      ))}
    </li>
  );
}
