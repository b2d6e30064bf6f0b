import { dayAt } from '#platform/shared/calendar-days.ts';
import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { typesetHeadline } from '../../domain/feed/wording/typeset-headline.ts';
import type { Story } from '../answers.ts';
import styles from './StoryList.module.css';

interface Props {
  stories: readonly (Story['steps'][number] & { shared?: readonly string[] })[];
  /** The story whose page it is, which needs no link to itself. */
  current?: number;
}

/** Stories as links, each with its day and how much was told of it. */
export function StoryList({ stories, current }: Props) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const writeDay = useNearDay();
  return (
    <ul className={styles.list}>
      {stories.map(({ storyId, title, language, sourceCount, itemCount, latestAt, shared = [] }) => {
        const lang = language === locale ? undefined : language;
        const headline = typesetHeadline(title, language);
        return (
          <li key={storyId}>
            {storyId === current ? (
              <strong className={styles.title} lang={lang} aria-current="page">
                {headline}
              </strong>
            ) : (
              <Link to={buildRoute('story', { id: storyId })} className={styles.title} lang={lang}>
                {headline}
              </Link>
            )}
            <p className={styles.facts}>
              {[
                writeDay(dayAt(new Date(latestAt))),
                t('News_Story_Brief', { items: itemCount, sources: sourceCount }),
                shared.join(', '),
              ]
                .filter(Boolean)
                .join('. ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
