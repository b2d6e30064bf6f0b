import { useMemo } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { useTextFaces } from '#platform/ui/fonts/use-text-faces.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { idOf } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { EmptyFeed } from './feed/EmptyFeed.tsx';
import { Feed } from './feed/Feed.tsx';
import { leanFeed } from './feed/feed-news.ts';
import { loadAsked, readAsked } from './feed/feed-address.ts';
import type { FeedNews } from './feed/feed-news.ts';
import { regionFeed } from './feed/feed-questions.ts';
import { WrongButton } from './item/WrongButton.tsx';
import { EntityList } from './named/EntityList.tsx';
import { DaysTile } from './region/DaysTile.tsx';
import { RowActions } from './rows/NewsRow.tsx';
import { filterOf, readScope } from './region/region-scope.ts';
import type { RegionStat } from './region/region-stat.ts';
import { ScopeChips } from './region/ScopeChips.tsx';
import { ToneDaysTile } from './region/ToneDaysTile.tsx';
import { FeedLinks } from './bars/FeedLinks.tsx';
import { useVisit } from './visit/use-visit.tsx';
import styles from './region/RegionNewsPage.module.css';

const load = (async ({ api, params, url, signal }) => {
  const region = idOf(params);
  const scope = readScope(url);
  const filter = filterOf(region, scope);
  const [first, stat, whole, geo] = await Promise.all([
    loadAsked(readAsked(url), (asked) => regionFeed(api, filter)(asked, signal)),
    api.call('regiondossier/getNewsStat', filter, { signal }),
    // The chips are the whole place's, whatever part of it is looked at.
    api.call('regiondossier/getNewsStat', { region }, { signal }),
    api.call('regiondossier/getGeoHeader', { yugoId: region }, { signal }),
  ]);
  const page = leanFeed(first.page);
  return {
    ...first,
    page,
    stat,
    cities: whole.cities,
    kind: whole.place.kind,
    districtId: geo.districtId,
    scope,
  };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** A region's news: its stories, how much and in which tone is written of it, and whom the headlines name. */
export default function RegionNewsPage() {
  useTextFaces();
  const { page, pageIndex, hasStartedAnew, stat, cities, kind, districtId, scope } =
    useLoaderData<typeof loader>();
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const visit = useVisit(false);
  const filter = filterOf(Number(useParams()['id']), scope);
  const { headlines, outlets, place, tone } = stat;
  const drawActions = useMemo(
    () => (news: FeedNews) => (
      <>
        {visit(news)}
        {wrongRegion(news, place)}
      </>
    ),
    [visit, place],
  );
  return (
    <main className={styles.page}>
      <h2 className="sr-only">{t('News_Region_Title', { name: place.name })}</h2>
      {page.newsTotalCount > 0 && (
        <p className={styles.verdict}>
          {headlines > 0
            ? t('News_Region_Verdict', { headlines, outlets, ...tone })
            : t('News_Region_Silent')}
        </p>
      )}
      <ScopeChips scope={scope} cities={cities} kind={kind} districtId={districtId} />
      {page.newsTotalCount === 0 ? (
        <EmptyFeed to={buildRoute('home')} action={t('News_AllNews')}>
          {t('News_Region_Empty', { name: place.name })}
        </EmptyFeed>
      ) : (
        <RowActions value={drawActions}>
          <Feed
            key={`${page.requestId} ${pageIndex}`}
            first={page}
            firstIndex={pageIndex}
            hasStartedAnew={hasStartedAnew}
            load={regionFeed(api, filter)}
            front={{
              beside: headlines > 0 && <Figures stat={stat} />,
              rail: null,
              railHeight: 900,
              hasBriefsBeside: headlines > 0,
            }}
          />
        </RowActions>
      )}
    </main>
  );
}

/** The headline that brought its story under the place may be said not to concern it; districts and the country have none of their own. */
function wrongRegion(news: FeedNews, place: RegionStat['place']) {
  const newsId = news.group?.regions.find(({ yugoId }) => yugoId === place.yugoId)?.newsId;
  if (newsId === undefined || newsId === null) return null;
  const told = [news, ...(news.group?.members ?? [])].find((each) => each.newsId === newsId) ?? news;
  return <WrongButton newsId={newsId} region={place} titled={told.title} />;
}

function Figures({ stat }: { stat: RegionStat }) {
  const t = useText();
  return (
    <div className={styles.figures}>
      <ToneDaysTile stat={stat} />
      <DaysTile stat={stat} />
      {stat.objects.length > 0 && (
        <Tile title={t('News_Region_Objects')} level={2} sub={t('News_Region_ObjectsSub')}>
          <EntityList entities={stat.objects} />
        </Tile>
      )}
      <p>
        <FeedLinks of={`region/${stat.place.yugoId}`} />
      </p>
    </div>
  );
}
