import { useLoaderData } from 'react-router';
import { ExternalLink } from '#platform/ui/links/ExternalLink.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useRichText, useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { feedPageSize } from '../feed/reading/feed-limits.ts';
import { EmptyFeed } from './feed/EmptyFeed.tsx';
import { loadAsked, readAsked } from './feed/feed-address.ts';
import { Feed } from './feed/Feed.tsx';
import { FeedHead } from './feed/FeedHead.tsx';

const load = (async ({ api, params, url, signal }) => {
  const sourceId = /^\d{1,9}$/.test(params['id'] ?? '') ? Number(params['id']) : 2_147_483_647;
  return loadAsked(readAsked(url), (asked) =>
    api.call('news/GetNewsBySourceId', { ...asked, sourceId, pageSize: feedPageSize }, { signal }),
  );
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** One outlet's headlines, newest first. */
export default function SourcePage() {
  const { page, pageIndex, hasStartedAnew } = useLoaderData<typeof loader>();
  const t = useText();
  const rich = useRichText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const { sourceId, name, domain } = page.source;
  return (
    <main>
      <PageTitle description={t('News_SourceSub', { domain })}>{name}</PageTitle>
      <FeedHead title={name}>
        {rich('News_SourceSub', {
          domain: <ExternalLink href={`https://${domain}/`}>{domain}</ExternalLink>,
        })}
      </FeedHead>
      {page.newsTotalCount === 0 ? (
        <EmptyFeed to={buildRoute('home')} action={t('News_AllNews')}>
          {t('News_SourceEmpty')}
        </EmptyFeed>
      ) : (
        <Feed
          key={`${page.requestId} ${pageIndex}`}
          first={page}
          firstIndex={pageIndex}
          hasStartedAnew={hasStartedAnew}
          load={({ pageIndex: wanted, requestId }, signal) =>
            api.call(
              'news/GetNewsBySourceId',
              { sourceId, pageSize: feedPageSize, pageIndex: wanted, requestId: requestId ?? undefined },
              { signal },
            )
          }
          dayAbove={null}
          withoutSource
        />
      )}
    </main>
  );
}
