import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useApi } from '#platform/web/use-api.ts';
import { MineParts } from './mine/MineParts.tsx';
import { loadMine } from './mine/load-mine.ts';

export const loader = serverLoader(loadMine);
export const clientLoader = browserLoader(loadMine);

/** What a person follows and is told of, in one place, with what is new since the visit before. */
export default function MinePage() {
  const api = useApi();
  useEffect(() => {
    // Reading here is being here: without an answer the visit is told on the next page.
    api.call('news/startVisit', {}, { again: 'never' }).catch(() => {});
  }, [api]);
  return <MineParts data={useLoaderData<typeof loader>()} />;
}
