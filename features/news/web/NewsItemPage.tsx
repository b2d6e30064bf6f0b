import { Suspense, useEffect, type ComponentProps } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { Slot } from '#platform/web/slots.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { Link } from '#platform/web/Link.tsx';
import { idOf } from '#platform/web/missing.ts';
import { readAsked } from './feed/feed-address.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { typesetHeadline } from '../domain/feed/wording/typeset-headline.ts';
import { CopiesTile } from './item/beside/CopiesTile.tsx';
import { EntityList } from './named/EntityList.tsx';
import { ItemFacts } from './item/ItemFacts.tsx';
import { ItemHead } from './item/ItemHead.tsx';
import { ItemText } from './item/ItemText.tsx';
import { HeadlineList } from './item/HeadlineList.tsx';
import { PageWithRail } from './item/PageWithRail.tsx';
import { PollTile } from './item/beside/PollTile.tsx';
import { QuotesTile } from './item/beside/QuotesTile.tsx';
import { StoryBeside } from './item/beside/StoryBeside.tsx';
import styles from './item/ItemWays.module.css';
import { markRead } from './marks/marks.ts';
import { muteLists } from './muting/without-muted.ts';
import { newsDay } from './rows/use-news-time.ts';

const load = (async ({ api, params, url, signal }) => {
  const newsId = idOf(params, 'newsId', { max: Number.MAX_SAFE_INTEGER, code: 'news_not_found' });
  const { requestId } = readAsked(url);
  const answer = await api.call('news/getNews', { newsId, requestId }, { signal });
  const { storyId, clusterCount } = answer.news;
  // An item stands without its story: the block beside it is then left out.
  const story =
    storyId === null || clusterCount < 2
      ? null
      : await api.call('news/getStory', { id: storyId }, { signal }).catch(() => null);
  const unmuted = await muteLists(api);
  const { sameSource, similar } = answer;
  return { answer: { ...answer, sameSource: unmuted(sameSource), similar: unmuted(similar) }, story };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** One item: what is known of it, its text or an honest way to it, its story, and what else is like it. */
export default function NewsItemPage() {
  const { answer, story } = useLoaderData<typeof loader>();
  const t = useText();
  const { news, analysis, sameSource, similar } = answer;
  const title = typesetHeadline(news.title, news.language);
  useEffect(() => markRead(news.newsId), [news.newsId]);
  return (
    <PageWithRail
      rail={
        <>
          {analysis.entities.length > 0 && (
            <Tile title={t('News_Item_Entities')} level={2}>
              <EntityList entities={analysis.entities} />
            </Tile>
          )}
          <QuotesTile answer={answer} />
          <StoryBeside story={story} newsId={news.newsId} />
          <CopiesTile answer={answer} />
          <Beside title={t('News_Item_Similar')} headlines={similar} day={newsDay(news)} />
          <Beside
            title={t('News_SameSource', { name: news.sourceName })}
            headlines={sameSource}
            day={newsDay(news)}
            withoutSource
          />
        </>
      }
    >
      <PageTitle description={`${title}. ${news.sourceName}`}>{title}</PageTitle>
      <ItemHead answer={answer} title={title} />
      <ItemText answer={answer} />
      <ItemFacts answer={answer} />
      <PollTile key={news.newsId} newsId={news.newsId} />
      <Slot of="comments" key={news.newsId} kind="news" subjectId={news.newsId} />
      <Suspense>
        <Slot of="polls" key={`poll ${news.newsId}`} kind="news" subjectId={news.newsId} />
      </Suspense>
      <Ways nextNewsId={answer.nextNewsId} />
    </PageWithRail>
  );
}

/** A list beside the item; nothing where it is empty. */
function Beside({ title, ...list }: { title: string } & ComponentProps<typeof HeadlineList>) {
  if (list.headlines.length === 0) return null;
  return (
    <Tile title={title} level={2}>
      <HeadlineList {...list} />
    </Tile>
  );
}

function Ways({ nextNewsId }: { nextNewsId: number | null }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const [params] = useSearchParams();
  return (
    <nav className={styles.ways}>
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
  );
}
