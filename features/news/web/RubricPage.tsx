import { useLoaderData } from 'react-router';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { ApiError } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { feedPageSize } from '../feed/reading/feed-limits.ts';
import { OtherRubrics } from './bars/OtherRubrics.tsx';
import { RubricBar } from './bars/RubricBar.tsx';
import { EmptyFeed } from './feed/EmptyFeed.tsx';
import { loadAsked, readAsked } from './feed/feed-address.ts';
import { Feed } from './feed/Feed.tsx';
import { FeedHead } from './feed/FeedHead.tsx';

const load = (async ({ api, params, url, signal }) => {
  const rubricId = Number(params['id']);
  if (!Number.isInteger(rubricId) || rubricId < 1 || rubricId > 14) throw noSuchRubric;
  const [first, rubrics] = await Promise.all([
    loadAsked(readAsked(url), (asked) =>
      api.call('news/getNewsList', { ...asked, rubricId, pageSize: feedPageSize }, { signal }),
    ),
    api.call('news/getRubrics', {}, { signal }),
  ]);
  return { ...first, rubrics, rubricId };
}) satisfies LoadPage<unknown>;

const noSuchRubric = new ApiError({
  type: 'about:blank',
  status: 404,
  code: 'not_found',
  title: '',
  requestId: '',
});

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** One rubric's feed. */
export default function RubricPage() {
  const { page, pageIndex, hasStartedAnew, rubrics, rubricId } = useLoaderData<typeof loader>();
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const { day } = useFormats();
  const { clock } = useStart();
  const name = page.mainRubric?.name ?? '';
  const count = rubrics.find(({ id }) => id === rubricId)?.count ?? 0;
  return (
    <main>
      <PageTitle>{name}</PageTitle>
      <RubricBar rubrics={rubrics} current={rubricId} />
      <FeedHead title={name}>
        {day(clock.newsDay)}, {t('News_RubricToday', { count })}
      </FeedHead>
      {page.newsTotalCount === 0 ? (
        <>
          <EmptyFeed to={buildRoute('home')} action={t('News_AllNews')}>
            {t('News_RubricEmpty', { rubric: name })}
          </EmptyFeed>
          <OtherRubrics rubrics={rubrics} />
        </>
      ) : (
        <Feed
          key={`${page.requestId} ${pageIndex}`}
          first={page}
          firstIndex={pageIndex}
          hasStartedAnew={hasStartedAnew}
          load={({ pageIndex: wanted, requestId }, signal) =>
            api.call(
              'news/getNewsList',
              { rubricId, pageSize: feedPageSize, pageIndex: wanted, requestId: requestId ?? undefined },
              { signal },
            )
          }
          dayAbove={clock.newsDay}
        />
      )}
    </main>
  );
}
