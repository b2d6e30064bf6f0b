import { Link } from 'react-router';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { Story, StoryHeadline } from './story-answer.ts';
import styles from './StoryChanges.module.css';

const mostChanges = 6;

/** What became known on the way: names and figures no earlier headline had, the latest first. Nothing where nothing did. */
export function StoryChanges({ story }: { story: Story }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { shortDay } = useFormats();
  const whenOf = ({ date, hasTime }: StoryHeadline): string => {
    const moment = new Date(date);
    return [shortDay(dayAt(moment)), hasTime && formatTime(moment)].filter(Boolean).join(', ');
  };
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
        changed.length > mostChanges
          ? t('News_Story_ChangesMore', { count: changed.length - mostChanges })
          : undefined
      }
    >
      <ol className={styles['list']}>
        {changed.slice(0, mostChanges).map((headline) => (
          <li key={headline.newsId}>
            <time>{whenOf(headline)}</time>
            <span>
              <b>{[...headline.newEntities.map(({ name }) => name), ...headline.newFigures].join(', ')}</b>{' '}
              <Link to={buildRoute('article', { newsId: headline.newsId })} className={styles['who']}>
                {headline.sourceName}
              </Link>
            </span>
          </li>
        ))}
      </ol>
    </Tile>
  );
}
