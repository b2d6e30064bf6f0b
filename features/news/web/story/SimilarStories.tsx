import { Link } from 'react-router';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { typesetHeadline } from '../../feed/wording/typeset-headline.ts';
import type { Story } from './story-answer.ts';
import styles from './SimilarStories.module.css';

/** Other stories of those days that name the same; nothing where there is none. */
export function SimilarStories({ stories }: { stories: Story['similar'] }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const { shortDay } = useFormats();
  if (stories.length === 0) return null;
  return (
    <Tile title={t('News_Story_Similar')} level={2}>
      <ul className={styles['list']}>
        {stories.map(({ storyId, title, language, sourceCount, itemCount, latestAt, shared }) => (
          <li key={storyId}>
            <Link
              to={buildRoute('story', { id: storyId })}
              className={styles['title']}
              lang={language === locale ? undefined : language}
            >
              {typesetHeadline(title, language)}
            </Link>
            <p className={styles['facts']}>
              {[
                shortDay(dayAt(new Date(latestAt))),
                t('News_Story_Brief', { items: itemCount, sources: sourceCount }),
                shared.join(', '),
              ]
                .filter(Boolean)
                .join('. ')}
            </p>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
