import { useLoaderData } from 'react-router';
import { FollowButton } from '#services/following/public.web.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { idOf } from '#platform/web/missing.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useStart } from '#platform/web/start-context.ts';
import { useRichText, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { EmptyFeed } from './feed/EmptyFeed.tsx';
import { loadAsked, readAsked } from './feed/feed-address.ts';
import { Feed } from './feed/Feed.tsx';
import type { FeedNews } from './feed/feed-news.ts';
import { FeedColumns } from './rows/FeedColumns.tsx';
import { newsDay } from './rows/use-news-time.ts';
import { sourceFeed } from './feed/feed-questions.ts';
import { FeedHead } from './feed/FeedHead.tsx';
import { MuteSource } from './source/MuteSource.tsx';
import { NamedObjects } from './source/NamedObjects.tsx';
import { Originality } from './source/Originality.tsx';
import { RubricShares } from './source/RubricShares.tsx';
import { SourceDays } from './source/SourceDays.tsx';
import { ToneShares } from './source/ToneShares.tsx';
import type { SourceStat } from './answers.ts';
import styles from './SourcePage.module.css';
import { FeedLinks } from './bars/FeedLinks.tsx';

const load = (async ({ api, params, url, signal }) => {
  const sourceId = idOf(params);
  const [feed, stat, muted] = await Promise.all([
    loadAsked(readAsked(url), (asked) => sourceFeed(api, sourceId)(asked, signal)),
    api.call('news/getSourceStat', { sourceId }, { signal }),
    api.call('muting/getMuted', {}, { signal }).catch(() => ({ sources: [] })),
  ]);
  const mutedId = muted.sources.find((source) => source.sourceId === sourceId)?.id ?? null;
  return { ...feed, stat, mutedId };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** One outlet: what it writes about and how, how original it is, and its headlines, even where the reader mutes it elsewhere. */
export default function SourcePage() {
  const { page, pageIndex, hasStartedAnew, stat, mutedId } = useLoaderData<typeof loader>();
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const { sourceId } = stat;
  return (
    <main>
      <PageTitle description={t('NewsSource_Sub', { domain: stat.domain })}>{stat.name}</PageTitle>
      <Head stat={stat} mutedId={mutedId} />
      <div className={styles.tiles}>
        <div className={styles.column}>
          <SourceDays stat={stat} />
          <NamedObjects stat={stat} />
        </div>
        <RubricShares rubrics={stat.rubrics} />
        <div className={styles.column}>
          <ToneShares counts={stat.tones} />
          <Originality stat={stat} />
        </div>
      </div>
      {page.newsTotalCount === 0 ? (
        <EmptyFeed to={buildRoute('home')} action={t('News_AllNews')}>
          {t('NewsSource_Empty')}
        </EmptyFeed>
      ) : (
        <section aria-label={t('NewsSource_Headlines')}>
          <h2 className={styles.head}>{t('NewsSource_Headlines')}</h2>
          <Feed
            key={`${page.requestId} ${pageIndex}`}
            first={page}
            firstIndex={pageIndex}
            hasStartedAnew={hasStartedAnew}
            load={sourceFeed(api, sourceId)}
            items={drawHeadlines}
          />
        </section>
      )}
    </main>
  );
}

function Head({ stat, mutedId }: { stat: SourceStat; mutedId: number | null }) {
  const t = useText();
  const rich = useRichText();
  const { day } = useFormats();
  const { clock } = useStart();
  const { sourceId, name, domain, owner, total } = stat;
  return (
    <>
      <FeedHead title={name}>
        {rich('NewsSource_Sub', {
          domain: <ExternalLink href={`https://${domain}/`}>{domain}</ExternalLink>,
        })}
        {'. '}
        {rich('NewsSource_Owner', { owner: owner ?? <NoData /> })}
        {'. '}
        {t('NewsSource_Span', { count: total, day: day(clock.newsDay) })}{' '}
        <FeedLinks of={`source/${sourceId}`} /> <FollowButton type="source" value={sourceId} name={name} />
      </FeedHead>
      <MuteSource sourceId={sourceId} name={name} mutedId={mutedId} />
    </>
  );
}

function drawHeadlines(news: readonly FeedNews[], before: readonly FeedNews[]) {
  return <FeedColumns news={news} dayBefore={lastDay(before)} withoutSource />;
}

/** The day the rows before end with: it is not said again. */
function lastDay(news: readonly FeedNews[]): string | null {
  const last = news.at(-1);
  return last ? newsDay(last) : null;
}
