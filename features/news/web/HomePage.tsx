import { useLoaderData } from 'react-router';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { Slot } from '#platform/web/slots.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { allRubrics } from '../domain/feed/rubrics.ts';
import { FeedBar } from './bars/FeedBar.tsx';
import { RubricBar } from './bars/RubricBar.tsx';
import { EmptyDay, loadNearest } from './feed/EmptyDay.tsx';
import { LanguageNote } from './feed/FeedHead.tsx';
import { Feed } from './feed/Feed.tsx';
import { leanFeed } from './feed/feed-news.ts';
import { loadAsked, readAsked } from './feed/feed-address.ts';
import { homeFeed } from './feed/feed-questions.ts';
import { readNarrowing } from './feed/narrowing.ts';
import { DayRail } from './rail/DayRail.tsx';
import { HotTile } from './rail/HotTile.tsx';
import { loadRail } from './rail/load-rail.ts';
import { RowActions } from './rows/NewsRow.tsx';
import { useVisit } from './visit/use-visit.tsx';
import { FrontStories } from './stories/FrontStories.tsx';
import { hotRowHeight } from './stories/story-height.ts';
import { leadRegion, splitStories } from './stories/story-parts.ts';

/** The day's tiles under what is hot, px. */
const dayTilesHeight = 1390;

const load = (async ({ api, url, signal }) => {
  const narrowing = readNarrowing(url);
  const ask = homeFeed(api, narrowing);
  const [first, rubrics, rail] = await Promise.all([
    loadAsked(readAsked(url), (asked) => ask(asked, signal)),
    api.call('news/getRubrics', {}, { signal }).catch(() => []),
    loadRail(api, signal),
  ]);
  const region = leadRegion(splitStories(first.page.news, true).lead);
  const [trend, nearest] = await Promise.all([
    region && api.call('site/getRegionTrend', { yugoId: region.yugoId }, { signal }).catch(() => null),
    loadNearest(api, first.page),
  ]);
  const inset = region && trend?.day ? { ...region, trend } : null;
  return { ...first, page: leanFeed(first.page), rubrics, rail, narrowing, inset, nearest };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The day at a glance: its stories, what is hot, the day and the country in figures. */
export default function HomePage() {
  const { page, pageIndex, hasStartedAnew, rubrics, rail, narrowing, inset, nearest } =
    useLoaderData<typeof loader>();
  const t = useText();
  const api = useApi();
  const visit = useVisit(true);
  const { day: writeDay } = useFormats();
  const { clock } = useStart();
  const day = clock.newsDay;
  const isNarrowed = narrowing.hot || narrowing.tags.length > 0;
  const isEmptyDay = page.newsTotalCount === 0 && !isNarrowed;
  const tiles = <DayRail rail={rail} isEmptyDay={isEmptyDay} />;
  return (
    <main>
      <h1 className="sr-only">{t('News_HomeHeading', { day: writeDay(day) })}</h1>
      <RubricBar rubrics={rubrics} current={allRubrics} />
      <FeedBar
        requestId={page.requestId}
        narrowing={narrowing}
        hasHot={rail.hot.length > 0}
        tags={page.tags}
        rubricId={null}
      />
      <LanguageNote of={page} />
      <Slot of="ownRegion" />
      {page.newsTotalCount === 0 ? (
        <FrontStories news={[]} beside={null} rail={tiles} railHeight={0}>
          <EmptyDay {...{ isNarrowed, nearest }} />
        </FrontStories>
      ) : (
        <RowActions value={visit}>
          <Feed
            key={`${page.requestId} ${pageIndex}`}
            first={page}
            firstIndex={pageIndex}
            hasStartedAnew={hasStartedAnew}
            load={homeFeed(api, narrowing)}
            front={{
              beside: <HotTile news={rail.hot} lead={page.news[0] ?? null} />,
              rail: tiles,
              railHeight: dayTilesHeight + hotRowHeight * rail.hot.length,
              hasActions: true,
              inset,
            }}
          />
        </RowActions>
      )}
    </main>
  );
}
