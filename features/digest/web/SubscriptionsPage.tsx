import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useApi } from '#platform/web/use-api.ts';
import { SubscriptionsParts } from './subscriptions/SubscriptionsParts.tsx';
import { loadSubscriptions } from './subscriptions/load-subscriptions.ts';

export const loader = serverLoader(loadSubscriptions);
export const clientLoader = browserLoader(loadSubscriptions);

/** What a person follows, with what is new since the visit before. */
export default function SubscriptionsPage() {
  const api = useApi();
  useEffect(() => {
    // Reading here is being here: without an answer the visit is told on the next page.
    api.call('news/startVisit', {}).catch(() => {});
  }, [api]);
  return <SubscriptionsParts data={useLoaderData<typeof loader>()} />;
}
