import { useNavigate } from 'react-router';
import { BubbleMap } from '#platform/maps/bubbles/BubbleMap.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import type { MainInfo } from '../load-event.ts';
import { useRetry } from './use-retry.ts';
import parts from './StoriesPart.module.css';
import styles from './MapPart.module.css';

type Points = OutputOf<'event/getRegionMapEvents'>;

const mapSize = { width: 840, height: 440, narrowHeight: 220 };
const listed = 12;

/** The events of seven days where they happened: a disc opens its main story, the list beside names them all. */
export function MapPart({ info, list }: { info: MainInfo; list: Points | null }) {
  const t = useText();
  const { integer } = useFormats();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const retry = useRetry();
  if (list === null) return <Tile level={2} title={t('Events_Page_map')} state={retry} />;
  const storyOf = (point: Points[number]) =>
    point.stories[0] && buildRoute('story', { id: point.stories[0].storyId });
  return (
    <div className={parts.part}>
      <h1 className={parts.heading}>{t('Events_MapTitle', { name: info.name })}</h1>
      <div className={styles.columns}>
        <Tile
          level={2}
          title={t('Events_MapTile')}
          sub={t('Events_MapSub')}
          state={
            list.length === 0
              ? { kind: 'empty', message: t('Events_NewsEmpty', { name: info.name }) }
              : undefined
          }
        >
          <BubbleMap
            bubbles={list.map((point) => ({
              id: point.yugoId,
              name: point.name,
              longitude: point.longitude,
              latitude: point.latitude,
              value: point.itemCount,
              href: storyOf(point) ?? '',
            }))}
            format={{ value: integer }}
            texts={{ label: t('Events_MapTile'), value: t('Events_Headlines') }}
            nominal={mapSize}
            onSelect={(id) => {
              const to = list.filter(({ yugoId }) => yugoId === id).map(storyOf)[0];
              if (to !== undefined) void navigate(to);
            }}
          />
        </Tile>
        <PointList points={list.slice(0, listed)} />
      </div>
    </div>
  );
}

function PointList({ points }: { points: Points }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  return (
    <Tile level={2} title={t('Events_MapList')}>
      <ul className={styles.points}>
        {points.map(({ yugoId, name, itemCount, stories }) => (
          <li key={yugoId}>
            <p className={styles.place}>
              <b>{name}</b>
              <span>{t('Events_HeadlineCount', { count: itemCount })}</span>
            </p>
            {stories.slice(0, 1).map(({ storyId, title, language }) => (
              <Link
                key={storyId}
                to={buildRoute('story', { id: storyId })}
                lang={language === locale ? undefined : language}
              >
                {title}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </Tile>
  );
}
