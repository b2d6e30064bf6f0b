import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Breadcrumbs } from '#platform/ui/navigation/Breadcrumbs.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useRequest } from '#platform/web/request/use-request.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { AddFeedForm } from './add/AddFeedForm.tsx';
import { FoundFeeds } from './add/FoundFeeds.tsx';
import { SiteForm } from './add/SiteForm.tsx';
import { DeskHead } from './DeskHead.tsx';
import { sayFailure } from './words/refusal-words.ts';

const load = (async ({ api, signal }) => {
  // Refuses whoever may not add one, before they begin.
  await api.call('feeds/getFeeds', { pageSize: 1 }, { signal });
  return api.call('site/getRegionNames', {}, { signal });
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** A feed in three steps: the site, which of its feeds, what holds for all of its items. */
export default function FeedAddPage() {
  const { regions } = useLoaderData<typeof loader>();
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [{ data, loading }, discover] = useRequest(async (address: string, signal: AbortSignal) => {
    setFailure(null);
    try {
      const { feeds } = await api.call('feeds/discoverFeeds', { address }, { signal });
      setChosen(feeds.find(({ feed }) => feed !== null && feed.knownId === null)?.address ?? null);
      return feeds;
    } catch (error) {
      if (!signal.aborted) setFailure(sayFailure(t, error));
      return null;
    }
  });
  const feed = data?.find(({ address }) => address === chosen)?.feed ?? null;
  return (
    <main>
      <Breadcrumbs
        trail={[
          { label: t('Desk_Title'), to: buildRoute('desk') },
          { label: t('Feeds_Title'), to: buildRoute('feeds') },
          { label: t('Titles_FeedAdd') },
        ]}
      />
      <DeskHead title={t('Titles_FeedAdd')} verdict={t('Feeds_AddLead')} />
      <SiteForm
        busy={loading}
        isDone={feed !== null && !loading}
        failure={failure}
        onSubmit={(address) => void discover(address)}
      />
      {data && !loading && <FoundFeeds feeds={data} chosen={chosen} onChoose={setChosen} />}
      {feed && !loading && <AddFeedForm key={feed.address} feed={feed} regions={regions} />}
    </main>
  );
}
