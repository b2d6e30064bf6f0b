import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { ApiError } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { feedPageSize } from '../feed/reading/feed-limits.ts';
import { EmptyFeed } from './feed/EmptyFeed.tsx';
import { loadAsked, readAsked } from './feed/feed-address.ts';
import { Feed } from './feed/Feed.tsx';
import { FeedHead } from './feed/FeedHead.tsx';
import { readSearch } from './search/search-address.ts';
import { SearchForm } from './search/SearchForm.tsx';

const load = (async ({ api, url, signal }) => {
  const search = readSearch(url.searchParams);
  if (search.text === '') return { search, found: null, refusal: null };
  try {
    const found = await loadAsked(readAsked(url), (asked) =>
      api.call('news/search', { ...asked, ...search, pageSize: feedPageSize }, { signal }),
    );
    return { search, found, refusal: null };
  } catch (error) {
    if (error instanceof ApiError && error.problem.code === 'query_too_long')
      return { search, found: null, refusal: error.problem.title };
    throw error;
  }
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Headlines that have the words of a question; the question stands in the address. */
export default function SearchPage() {
  const { search, found, refusal } = useLoaderData<typeof loader>();
  const t = useText();
  return (
    <main>
      <PageTitle>{titleOf(search.text, t('News_SearchTitle'))}</PageTitle>
      <FeedHead title={t('News_SearchTitle')}>{t('News_SearchHint')}</FeedHead>
      <SearchForm key={JSON.stringify(search)} search={search} refusal={refusal} />
      {found && <Results {...found} />}
    </main>
  );
}

const longestInTitle = 60;

/** The question before the page's name; a long one is cut. */
function titleOf(text: string, name: string): string {
  if (text === '') return name;
  return `${text.length > longestInTitle ? `${text.slice(0, longestInTitle)}…` : text}, ${name}`;
}

function Results({
  page,
  pageIndex,
  hasStartedAnew,
}: NonNullable<Awaited<ReturnType<typeof load>>['found']>) {
  const { search } = useLoaderData<typeof loader>();
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const { clock } = useStart();
  if (page.newsTotalCount === 0) return <EmptyFeed to={buildRoute('search')}>{t('News_Empty')}</EmptyFeed>;
  return (
    <section aria-label={t('News_List')}>
      <h2>
        <output>{t('News_SearchFound', { count: page.newsTotalCount })}</output>
      </h2>
      <Feed
        key={`${page.requestId} ${pageIndex}`}
        first={page}
        firstIndex={pageIndex}
        hasStartedAnew={hasStartedAnew}
        load={({ pageIndex: wanted, requestId }, signal) =>
          api.call(
            'news/search',
            { ...search, pageSize: feedPageSize, pageIndex: wanted, requestId: requestId ?? undefined },
            { signal },
          )
        }
        dayAbove={clock.newsDay}
      />
    </section>
  );
}
