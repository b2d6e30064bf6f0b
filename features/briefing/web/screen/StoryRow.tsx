import { dayAt } from '#platform/shared/calendar-days.ts';
import { formatTime } from '#platform/shared/dates.ts';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import styles from './StoryRow.module.css';

/** A story as the calls of this room give it. */
export type EventStory = OutputOf<'event/getNewsList'>['stories'][number];

/** A story in three lines: rubric and hours where its headlines have some, headline, who and how much. `level` is the headline's. */
export function StoryRow({ story, level = 3 }: { story: EventStory; level?: 3 | 4 }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const { title, language, rubric, sourceName, lastAt, itemCount, sourceCount } = story;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.story}>
      <p className={styles.eyebrow}>
        <b>{rubric ?? ''}</b>
        <time dateTime={lastAt}>{hoursOf(story)}</time>
      </p>
      <Heading className={styles.title} lang={language === locale ? undefined : language}>
        <Link to={buildRoute('story', { id: story.storyId })}>{title}</Link>
      </Heading>
      <p className={styles.meta}>
        {t('Events_StoryCounts', { source: sourceName, items: itemCount, sources: sourceCount })}
      </p>
    </article>
  );
}

/** From the first to the last hour of one day; nothing where the outlets told the day alone. */
function hoursOf({ timedFrom, timedTo }: Pick<EventStory, 'timedFrom' | 'timedTo'>): string {
  if (timedFrom === null || timedTo === null) return '';
  const [first, last] = [new Date(timedFrom), new Date(timedTo)];
  const isSpan = timedFrom !== timedTo && dayAt(first) === dayAt(last);
  return isSpan ? `${formatTime(first)}–${formatTime(last)}` : formatTime(last);
}
