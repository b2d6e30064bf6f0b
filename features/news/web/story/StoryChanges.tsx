import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useNewsMoment } from '../rows/use-news-time.ts';
import type { Story } from '../answers.ts';
import styles from './StoryChanges.module.css';

const maxChanges = 6;

/** What became known on the way: names and figures no earlier headline had, the latest first. Nothing where nothing did. */
export function StoryChanges({ story }: { story: Story }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const whenOf = useNewsMoment();
  const changed = story.headlines
    .filter(({ newEntities, newFigures }) => newEntities.length + newFigures.length > 0)
    .toReversed();
  if (changed.length === 0) return null;
  return (
    <Tile
      title={t('News_Story_Changes')}
      level={2}
      sub={t('News_Story_ChangesSub')}
      source={
        changed.length > maxChanges
          ? t('News_Story_ChangesMore', { count: changed.length - maxChanges })
          : undefined
      }
    >
      <ol className={styles.list}>
        {changed.slice(0, maxChanges).map((headline) => (
          <li key={headline.newsId}>
            <time>{whenOf(headline)}</time>
            <span>
              <b>{[...headline.newEntities.map(({ name }) => name), ...headline.newFigures].join(', ')}</b>{' '}
              <Link to={buildRoute('article', { newsId: headline.newsId })} className={styles.who}>
                {headline.sourceName}
              </Link>
            </span>
          </li>
        ))}
      </ol>
    </Tile>
  );
}
