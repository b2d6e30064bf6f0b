import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Pagination } from '#platform/ui/navigation/Pagination.tsx';
import { Link } from '#platform/web/Link.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useLocale, useText } from '#platform/web/text.ts';
import { feedPageSize } from '../../domain/feed/reading/feed-limits.ts';
import { EmptyFeed } from '../feed/EmptyFeed.tsx';
import { newsDay } from '../rows/use-news-time.ts';
import { CompilationFacts } from './CompilationFacts.tsx';
import { CompilationRule } from './CompilationRule.tsx';
import { CompilationStory, type StoryOfCompilation } from './CompilationStory.tsx';
import styles from './OpenCompilation.module.css';

interface Props {
  compilation: OutputOf<'newsCompilations/GetNewsCompilation'>;
  page: OutputOf<'newsCompilations/GetNewsForCompilation'>;
  pageIndex: number;
}

/** One compilation: by rule its stories day by day, by hand in the editor's order with what the editor says. */
export function OpenCompilation({ compilation, page, pageIndex }: Props) {
  const t = useText();
  const locale = useLocale();
  const buildRoute = useBuildRoute();
  const { id, title, description, language, isByRule, rule } = compilation;
  const news = page?.news ?? [];
  const address = (wanted: number) =>
    buildRoute('compilations', { id }, { search: { page: wanted > 1 ? String(wanted) : null } });
  return (
    <main className={styles.page}>
      <PageTitle description={description || undefined}>{title}</PageTitle>
      <header className={styles.head}>
        <p className={styles.eyebrow}>
          <Link to={buildRoute('compilations')}>{t('Titles_Compilations')}</Link>
        </p>
        <h1 className={styles.title} lang={language === locale ? undefined : language}>
          {title}
        </h1>
        {description !== '' && (
          <p className={styles.description} lang={language === locale ? undefined : language}>
            {description}
          </p>
        )}
        <CompilationFacts compilation={compilation} />
      </header>
      {news.length === 0 ? (
        <EmptyFeed to={buildRoute('compilations')} action={t('News_CompilationsAll')}>
          {t('News_CompilationEmpty')}
        </EmptyFeed>
      ) : isByRule ? (
        <Days news={news} />
      ) : (
        <ol className={styles.list}>
          {news.map((story) => (
            <CompilationStory key={story.newsId} story={story} withDay />
          ))}
        </ol>
      )}
      <Pagination
        page={pageIndex}
        pages={Math.ceil((page?.storyTotalCount ?? 0) / feedPageSize)}
        linkTo={address}
      />
      {rule && <CompilationRule rule={rule} />}
    </main>
  );
}

function Days({ news }: { news: readonly StoryOfCompilation[] }) {
  const { dayWithWeekday } = useFormats();
  return [...Map.groupBy(news, newsDay)].map(([day, stories]) => (
    <section key={day} className={styles.day}>
      <h2 className={styles.dayName}>{dayWithWeekday(day)}</h2>
      <ul className={styles.list}>
        {stories.map((story) => (
          <CompilationStory key={story.newsId} story={story} />
        ))}
      </ul>
    </section>
  ));
}
