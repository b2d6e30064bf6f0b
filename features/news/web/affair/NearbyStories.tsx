import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { typesetHeadline } from '../../domain/feed/wording/typeset-headline.ts';
import type { Affair } from '../answers.ts';
import styles from './NearbyStories.module.css';

/** Stories of the same people and places that tell of something else; nothing where there are none. */
export function NearbyStories({ stories }: { stories: Affair['nearby'] }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const nearDay = useNearDay();
  if (stories.length === 0) return null;
  return (
    <Tile title={t('News_Affair_Nearby')} level={2} sub={t('News_Affair_NearbySub')}>
      <ul className={styles.rows}>
        {stories.map(({ storyId, title, language, firstAt, sourceCount }) => (
          <li key={storyId}>
            <span className={styles.when}>{nearDay(dayAt(new Date(firstAt)))}</span>
            <span>
              <Link
                to={buildRoute('story', { id: storyId })}
                lang={language === locale ? undefined : language}
              >
                {typesetHeadline(title, language)}
              </Link>{' '}
              <span className={styles.when}>{t('News_Affair_NearbyOutlets', { count: sourceCount })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
