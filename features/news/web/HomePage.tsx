import { useLoaderData } from 'react-router';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { feedPageSize } from '../feed/reading/feed-limits.ts';
import { allRubrics } from '../feed/rubrics.ts';
import { FeedBar } from './bars/FeedBar.tsx';
import { RubricBar } from './bars/RubricBar.tsx';
import { EmptyFeed } from './feed/EmptyFeed.tsx';
import { Feed } from './feed/Feed.tsx';
import { loadAsked, readAsked } from './feed/feed-address.ts';
import { FrontPage } from './rows/FrontPage.tsx';
import { CountryTile } from './rail/CountryTile.tsx';
import { DayTile } from './rail/DayTile.tsx';

const load = (async ({ api, url, signal }) => {
  const asked = readAsked(url);
  const hot = url.searchParams.get('hot') === '1';
  const section = { rubricId: allRubrics, pageSize: feedPageSize, hot };
  const [first, rubrics, day, figures] = await Promise.all([
    loadAsked(asked, ({ pageIndex, requestId }) =>
      api.call('Section', { ...section, pageIndex: pageIndex - 1, requestId }, { signal }),
    ),
    api.call('news/getRubrics', {}, { signal }),
    api.call('news/getDayHistogram', {}, { signal }),
    // The feed does not fall with the figures beside it: their tile says that they are missing.
    api.call('site/getPublicFigures', { half: 'news' }, { signal }).catch(() => null),
  ]);
  return { ...first, rubrics, day, figures, hot };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The day at a glance: rubrics, the feed, the day and the country in figures. */
export default function HomePage() {
  const { page, pageIndex, hasStartedAnew, rubrics, day, figures, hot } = useLoaderData<typeof loader>();
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const { day: writeDay } = useFormats();
  const rail = (
    <>
      <DayTile day={day} />
      <CountryTile figures={figures} />
    </>
  );
  return (
    <main>
      <h1 className="sr-only">{t('News_HomeHeading', { day: writeDay(day.day) })}</h1>
      <RubricBar rubrics={rubrics} current={allRubrics} />
      <FeedBar requestId={page.requestId} hot={hot} hasHot={page.news.some(({ isHotNews }) => isHotNews)} />
      {page.newsTotalCount === 0 ? (
        <FrontPage news={[]} dayAbove={day.day} rail={rail}>
          <EmptyFeed to={buildRoute('home', {}, { search: { asOf: null } })}>{t('News_Empty')}</EmptyFeed>
        </FrontPage>
      ) : (
        <Feed
          key={`${page.requestId} ${pageIndex}`}
          first={page}
          firstIndex={pageIndex}
          hasStartedAnew={hasStartedAnew}
          load={(wanted, signal) =>
            api.call(
              'Section',
              {
                rubricId: allRubrics,
                pageSize: feedPageSize,
                hot,
                pageIndex: wanted.pageIndex - 1,
                requestId: wanted.requestId ?? undefined,
              },
              { signal },
            )
          }
          rail={rail}
          dayAbove={day.day}
        />
      )}
    </main>
  );
}
