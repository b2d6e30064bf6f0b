import { formatTime } from '#platform/shared/dates.ts';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { NewsLink } from '../rows/NewsRow.tsx';
import { newsDay } from '../rows/use-news-time.ts';
import styles from './CompilationStory.module.css';

/** A story of a compilation as the wire gives it. */
export type StoryOfCompilation = NonNullable<
  OutputOf<'newsCompilations/GetNewsForCompilation'>
>['news'][number];

/** The headline that stands for a story, why it is here, and who else tells it. */
export function CompilationStory({
  story,
  withDay = false,
}: {
  story: StoryOfCompilation;
  withDay?: boolean;
}) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const writeDay = useNearDay();
  const time = story.hasTime ? formatTime(new Date(story.date)) : null;
  const when = withDay ? [writeDay(newsDay(story)), time].filter(Boolean).join(', ') : time;
  const hidden = story.othersCount - story.others.length;
  return (
    <li className={styles.story}>
      <NewsLink news={story} className={styles.title!} />
      {story.note !== '' && <p className={styles.note}>{story.note}</p>}
      <p className={styles.by}>
        <Link to={buildRoute('source', { id: story.sourceId })}>
          <b>{story.sourceName}</b>
        </Link>
        {when !== null && <>, {when}</>}
      </p>
      {story.others.length > 0 && (
        <ul className={styles.others}>
          {story.others.map((other) => (
            <li key={other.newsId}>
              <span className={styles.source}>{other.sourceName}</span>{' '}
              <NewsLink news={other} className={styles.other!} />
            </li>
          ))}
          {hidden > 0 && story.storyId !== null && (
            <li>
              <Link to={buildRoute('story', { id: story.storyId })} className="link">
                {t('News_CompilationMore', { count: hidden })}
              </Link>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
