import { dayAt } from '#platform/shared/calendar-days.ts';
import { ButtonLink } from '#platform/ui/buttons/ButtonLink.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { MainInfo } from '../load-event.ts';
import { PageSteps } from './PageSteps.tsx';
import { StoryRow } from './StoryRow.tsx';
import { useRetry } from './use-retry.ts';
import styles from './StoriesPart.module.css';

interface Props {
  info: MainInfo;
  list: OutputOf<'event/getNewsList'> | null;
  pageIndex: number;
}

/** The stories of the last seven days, a heading for each day. */
export function StoriesPart({ info, list, pageIndex }: Props) {
  const t = useText();
  const { dayWithWeekday } = useFormats();
  const buildRoute = useBuildRoute();
  const retry = useRetry();
  if (list === null) return <Tile level={2} title={t('Events_Page_news')} state={retry} />;
  const days = Map.groupBy(list.stories, ({ lastAt }) => dayAt(new Date(lastAt)));
  return (
    <div className={styles.part}>
      <h1 className={styles.heading}>{t('Events_NewsTitle', { name: info.name })}</h1>
      {days.size === 0 && <p className={styles.empty}>{t('Events_NewsEmpty', { name: info.name })}</p>}
      {[...days].map(([day, stories]) => (
        <section key={day}>
          <h2 className={styles.day}>{dayWithWeekday(day)}</h2>
          <div className={styles.stories}>
            {stories.map((story) => (
              <StoryRow key={story.storyId} story={story} />
            ))}
          </div>
        </section>
      ))}
      <PageSteps pageIndex={pageIndex} hasMore={list.hasMore} />
      <ButtonLink to={buildRoute('region', { id: info.yugoId, tab: 'news' })}>
        {t('Events_AllNews')}
      </ButtonLink>
    </div>
  );
}
