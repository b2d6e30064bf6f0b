import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useNewsTime } from '../rows/use-news-time.ts';
import type { Story } from '../answers.ts';
import styles from './StorySummary.module.css';

/** Numbers that changed while the story was told, and numbers on which outlets disagree; each with who wrote it and when. */
export function StoryFigures({ story }: { story: Pick<Story, 'figures' | 'headlines'> }) {
  const t = useText();
  const writeTime = useNewsTime();
  const buildRoute = useBuildRoute();
  const headlines = new Map(story.headlines.map((headline) => [headline.newsId, headline]));
  if (story.figures.length === 0) return null;
  return (
    <section aria-labelledby="story-figures">
      <h2 id="story-figures" className={styles.title}>
        {t('News_Story_Figures')}
      </h2>
      <ul className={styles.lines}>
        {story.figures.map(({ isChange, values }) => (
          <li key={values[0]?.newsId} className={styles.figures}>
            <span className={styles.outlet}>
              {t(isChange ? 'News_Story_FiguresChanged' : 'News_Story_FiguresDisagree')}
            </span>
            {values.map(({ newsId, figure }) => {
              const headline = headlines.get(newsId);
              return (
                headline && (
                  <span key={newsId}>
                    <Link to={buildRoute('article', { newsId })} className={styles.figure}>
                      {figure}
                    </Link>{' '}
                    <span className={styles.outlet}>
                      {headline.sourceName}, {writeTime(headline)}
                    </span>
                  </span>
                )
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
