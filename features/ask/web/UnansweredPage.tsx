import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { UnansweredList } from './UnansweredList.tsx';

const load = (async ({ api, url, signal }) => {
  const page = Math.max(1, Math.min(101, Number(url.searchParams.get('page')) || 1));
  const pageIndex = Math.trunc(page) - 1;
  return { pageIndex, found: await api.call('ask/getUnanswered', { pageIndex }, { signal }) };
}) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Questions that had no answer, for the desk: what readers ask for and we do not have or do not understand. */
export default function UnansweredPage() {
  const { found, pageIndex } = useLoaderData<typeof loader>();
  return <UnansweredList found={found} pageIndex={pageIndex} />;
}
