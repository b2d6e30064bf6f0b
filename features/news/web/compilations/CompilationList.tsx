import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { FeedHead } from '../feed/FeedHead.tsx';
import { EmptyFeed } from '../feed/EmptyFeed.tsx';
import { NewsLink } from '../rows/NewsRow.tsx';
import { newsDay, useNewsTime } from '../rows/use-news-time.ts';
import { CompilationFacts } from './CompilationFacts.tsx';
import styles from './CompilationList.module.css';

type Card = OutputOf<'newsCompilations/GetNewsCompilationsList'>[number];

/** All compilations, each with its newest stories under its name. */
export function CompilationList({ compilations }: { compilations: readonly Card[] }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
    <main className={styles.page}>
      <PageTitle description={t('News_CompilationsSub')}>{t('Titles_Compilations')}</PageTitle>
      <FeedHead title={t('Titles_Compilations')}>{t('News_CompilationsSub')}</FeedHead>
      {compilations.length === 0 ? (
        <EmptyFeed to={buildRoute('home')} action={t('News_AllNews')}>
          {t('News_CompilationsEmpty')}
        </EmptyFeed>
      ) : (
        <div className={styles.cards}>
          {compilations.map((card) => (
            <CompilationCard key={card.id} card={card} />
          ))}
        </div>
      )}
    </main>
  );
}

function CompilationCard({ card }: { card: Card }) {
  const buildRoute = useBuildRoute();
  const locale = useLocale();
  const writeTime = useNewsTime();
  const nearDay = useNearDay();
  const { clock } = useStart();
  // Of the clock's own day the hour says more, of any other the day.
  const when = (news: Card['news'][number]): string =>
    newsDay(news) === clock.newsDay ? writeTime(news) : nearDay(newsDay(news));
  const lang = card.language === locale ? undefined : card.language;
  return (
    <article className={styles.card}>
      <h2 className={styles.title} lang={lang}>
        <Link to={buildRoute('compilations', { id: card.id })}>{card.title}</Link>
      </h2>
      {card.description !== '' && (
        <p className={styles.description} lang={lang}>
          {card.description}
        </p>
      )}
      <ul className={styles.news}>
        {card.news.map((news) => (
          <li key={news.newsId}>
            <NewsLink news={news} className={styles.headline!} />
            <span className={styles.source}>
              {news.sourceName}, {when(news)}
            </span>
          </li>
        ))}
      </ul>
      <CompilationFacts compilation={card} />
    </article>
  );
}
