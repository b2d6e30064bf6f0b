import { Link, useLoaderData, useSearchParams } from 'react-router';
import { ApiError } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { typesetHeadline } from '../feed/wording/typeset-headline.ts';
import { ItemHead } from './item/ItemHead.tsx';
import { ItemFacts } from './item/ItemFacts.tsx';
import { NewsList } from './item/NewsList.tsx';
import styles from './NewsItemPage.module.css';

const load = (async ({ api, params, url, signal }) => {
  const newsId = /^\d{1,15}$/.test(params['newsId'] ?? '') ? Number(params['newsId']) : 0;
  if (newsId === 0) throw noSuchNews;
  const requestId = url.searchParams.get('requestId') ?? '';
  return api.call(
    'news/getNews',
    { newsId, requestId: /^[\w-]{8,64}$/.test(requestId) ? requestId : undefined },
    { signal },
  );
}) satisfies LoadPage<unknown>;

const noSuchNews = new ApiError({
  type: 'about:blank',
  status: 404,
  code: 'news_not_found',
  title: '',
  requestId: '',
});

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** A headline alone: what is known of it, an honest way to the source, and what stands beside it. */
export default function NewsItemPage() {
  const { news, sourceDomain, sameSource, similar, nextNewsId } = useLoaderData<typeof loader>();
  const t = useText();
  const buildRoute = useBuildRoute();
  const [params] = useSearchParams();
  const title = typesetHeadline(news.title, news.language);
  return (
    <main className={styles['page']}>
      <PageTitle description={`${title}. ${news.sourceName}`}>{title}</PageTitle>
      <article className={styles['item']}>
        <ItemHead news={news} title={title} domain={sourceDomain} />
        <ItemFacts news={news} />
        <nav className={styles['ways']}>
          <Link to={buildRoute('home')} className="link">
            {t('News_Back')}
          </Link>
          {nextNewsId !== null && (
            <Link
              to={buildRoute(
                'article',
                { newsId: nextNewsId },
                { search: { requestId: params.get('requestId') } },
              )}
              className="link"
              rel="next"
            >
              {t('News_NextItem')}
            </Link>
          )}
        </nav>
      </article>
      <aside className={styles['rail']}>
        <NewsList title={t('News_Similar')} news={similar} />
        <NewsList title={t('News_SameSource', { name: news.sourceName })} news={sameSource} withoutSource />
      </aside>
    </main>
  );
}
