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
import { readNarrowing } from './feed/narrowing.ts';
import { withoutMuted } from './muting/without-muted.ts';
import { HotTile } from './rail/HotTile.tsx';
import { CountryTile, DayTile, ObjectsTile, PlacesTile, RegionCourse } from './rail/islands.ts';
import { loadRail } from './rail/load-rail.ts';
import { FrontStories } from './stories/FrontStories.tsx';
import { LeadActions } from './stories/LeadActions.tsx';
import { leadRegion, splitStories } from './stories/story-parts.ts';

const load = (async ({ api, url, signal }) => {
  const narrowing = readNarrowing(url);
  const section = { rubricId: allRubrics, pageSize: feedPageSize, ...narrowing };
  const [first, rubrics, rail] = await Promise.all([
    loadAsked(readAsked(url), ({ pageIndex, requestId }) =>
      withoutMuted(api, api.call('Section', { ...section, pageIndex: pageIndex - 1, requestId }, { signal })),
    ),
    api.call('news/getRubrics', {}, { signal }),
    loadRail(api, signal),
  ]);
  const region = leadRegion(splitStories(first.page.news, true).lead);
  const course =
    region &&
    (await api.call('site/getRegionCourse', { yugoId: region.yugoId }, { signal }).catch(() => null));
  return { ...first, rubrics, rail, narrowing, course };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The day at a glance: its stories, what is hot, the day and the country in figures. */
export default function HomePage() {
  const { page, pageIndex, hasStartedAnew, rubrics, rail, narrowing, course } =
    useLoaderData<typeof loader>();
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const { day: writeDay } = useFormats();
  const { lead } = splitStories(page.news, true);
  const region = leadRegion(lead);
  const tiles = (
    <>
      <CountryTile figures={rail.figures} />
      <ObjectsTile objects={rail.objects} />
      <PlacesTile places={rail.places} />
      <DayTile day={rail.day} />
    </>
  );
  return (
    <main>
      <h1 className="sr-only">{t('News_HomeHeading', { day: writeDay(rail.day.day) })}</h1>
      <RubricBar rubrics={rubrics} current={allRubrics} />
      <FeedBar
        requestId={page.requestId}
        narrowing={narrowing}
        hasHot={rail.hot.length > 0}
        tags={page.tags}
        rubricId={null}
      />
      {page.newsTotalCount === 0 ? (
        <FrontStories news={[]} beside={null} rail={tiles}>
          <EmptyFeed to={buildRoute('home', {}, { search: { asOf: null } })}>{t('News_Empty')}</EmptyFeed>
        </FrontStories>
      ) : (
        <Feed
          key={`${page.requestId} ${pageIndex}`}
          first={page}
          firstIndex={pageIndex}
          hasStartedAnew={hasStartedAnew}
          load={(wanted, signal) =>
            withoutMuted(
              api,
              api.call(
                'Section',
                {
                  rubricId: allRubrics,
                  pageSize: feedPageSize,
                  ...narrowing,
                  pageIndex: wanted.pageIndex - 1,
                  requestId: wanted.requestId ?? undefined,
                },
                { signal },
              ),
            )
          }
          dayAbove={rail.day.day}
          front={{
            beside: <HotTile news={rail.hot} lead={lead} />,
            rail: tiles,
            actions: lead && <LeadActions news={lead} />,
            inset: region && course?.day && <RegionCourse {...region} course={course} />,
          }}
        />
      )}
    </main>
  );
}
