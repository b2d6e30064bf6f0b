import { useLoaderData } from 'react-router';
import { FollowButton } from '#services/following/public.web.ts';
import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { idOf } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { regionalRubric } from '../domain/feed/rubrics.ts';
import { FeedBar } from './bars/FeedBar.tsx';
import { OtherRubrics } from './bars/OtherRubrics.tsx';
import { RubricBar } from './bars/RubricBar.tsx';
import { EmptyDay, loadNearest } from './feed/EmptyDay.tsx';
import { LanguageNote, FeedHead } from './feed/FeedHead.tsx';
import { EmptyFeed } from './feed/EmptyFeed.tsx';
import { loadAsked, readAsked } from './feed/feed-address.ts';
import { Feed } from './feed/Feed.tsx';
import { rubricFeed } from './feed/feed-questions.ts';
import { leanFeed } from './feed/feed-news.ts';
import { readNarrowing } from './feed/narrowing.ts';
import { FuelTile } from './rail/FuelTile.tsx';
import { HotTile } from './rail/HotTile.tsx';
import { ObjectsTile } from './rail/ObjectsTile.tsx';
import { hotRowHeight } from './stories/story-height.ts';
import { RegionsTile, loadRegions } from './rail/RegionsTile.tsx';
import { loadHot } from './rail/load-rail.ts';
import { RowActions } from './rows/NewsRow.tsx';
import { useVisit } from './visit/use-visit.tsx';

const load = (async ({ api, params, url, signal }) => {
  const rubricId = idOf(params, 'id', { max: 14 });
  const narrowing = readNarrowing(url);
  const ask = rubricFeed(api, rubricId, narrowing);
  const [first, rubrics, hot, regions] = await Promise.all([
    loadAsked(readAsked(url), (asked) => ask(asked, signal)),
    api.call('news/getRubrics', {}, { signal }),
    loadHot(api, rubricId, signal),
    rubricId === regionalRubric ? loadRegions(api) : [],
  ]);
  const nearest = await loadNearest(api, first.page);
  const { mainRubric, bottomWidgetInfo: fuel } = first.page;
  const popularObject = first.page.popularObject.map(({ id, name, objectType, count }) => ({
    id,
    name,
    objectType,
    count,
  }));
  const page = { ...leanFeed(first.page), mainRubric, popularObject, fuel };
  return { ...first, page, rubrics, rubricId, hot, regions, narrowing, nearest };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** One rubric's stories. */
export default function RubricPage() {
  const { page, pageIndex, hasStartedAnew, rubrics, rubricId, hot, regions, narrowing, nearest } =
    useLoaderData<typeof loader>();
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const visit = useVisit(false);
  const { day } = useFormats();
  const { clock } = useStart();
  const name = page.mainRubric?.name ?? '';
  const count = rubrics.find(({ id }) => id === rubricId)?.count ?? 0;
  return (
    <main>
      <PageTitle>{name}</PageTitle>
      <RubricBar rubrics={rubrics} current={rubricId} />
      <FeedHead title={name}>
        {day(clock.newsDay)}, {t('News_RubricToday', { count })}{' '}
        {rubricId > 1 && (
          <>
            <Link className="link" to={buildRoute('quotes', {}, { search: { rubric: rubricId } })}>
              {t('News_RubricQuotes')}
            </Link>{' '}
            <FollowButton type="rubric" value={rubricId} name={name} />
          </>
        )}
      </FeedHead>
      <FeedBar
        requestId={page.requestId}
        narrowing={narrowing}
        hasHot={hot.length > 0}
        tags={page.tags}
        rubricId={rubricId}
      />
      <LanguageNote of={page} />
      {page.newsTotalCount === 0 ? (
        <>
          {rubrics[0]?.count === 0 ? (
            <EmptyDay nearest={nearest} />
          ) : (
            <EmptyFeed to={buildRoute('home')} action={t('News_AllNews')}>
              {t('News_RubricEmpty', { rubric: name })}
            </EmptyFeed>
          )}
          <OtherRubrics rubrics={rubrics} />
        </>
      ) : (
        <RowActions value={visit}>
          <Feed
            key={`${page.requestId} ${pageIndex}`}
            first={page}
            firstIndex={pageIndex}
            hasStartedAnew={hasStartedAnew}
            load={rubricFeed(api, rubricId, narrowing)}
            front={{
              beside: <HotTile news={hot} lead={page.news[0] ?? null} />,
              railHeight:
                (page.fuel === null ? 120 : 520) +
                hotRowHeight * hot.length +
                33 * page.popularObject.length +
                15 * regions.length,
              rail: (
                <>
                  <ObjectsTile objects={page.popularObject} />
                  {page.fuel && <FuelTile months={page.fuel} />}
                  <RegionsTile title={name} regions={regions} />
                </>
              ),
            }}
          />
        </RowActions>
      )}
    </main>
  );
}
