import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { typesetHeadline } from '../../domain/feed/wording/typeset-headline.ts';
import type { Story } from '../answers.ts';
import styles from './StorySummary.module.css';

/** The story in up to three of its own headlines, word for word, each with its outlet; nothing where there are few. */
export function StorySummary({ story }: { story: Pick<Story, 'summary' | 'headlines'> }) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const headlines = new Map(story.headlines.map((headline) => [headline.newsId, headline]));
  const lines = story.summary.flatMap(({ newsId, isDenial }) => {
    const headline = headlines.get(newsId);
    return headline ? [{ ...headline, isDenial }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="story-summary">
      <h2 id="story-summary" className={styles.title}>
        {t('News_Story_Summary')}
      </h2>
      <ul className={styles.lines}>
        {lines.map(({ newsId, title, language, sourceId, sourceName, isDenial }) => (
          <li key={newsId} className={styles.line}>
            <Link
              to={buildRoute('article', { newsId })}
              lang={language === locale ? undefined : language}
              className={styles.headline}
            >
              {typesetHeadline(title, language)}
            </Link>
            <span className={styles.outlet}>
              {isDenial && <b>{t('News_Story_Denial')}, </b>}
              <Link to={buildRoute('source', { id: sourceId })}>{sourceName}</Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
