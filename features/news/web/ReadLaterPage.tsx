import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { loadMarked, MarkedPage } from './marks/MarkedPage.tsx';

const load = (({ api, url, signal }) => loadMarked(api, 'later', url, signal)) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** News put off for later. */
export default function ReadLaterPage() {
  return <MarkedPage kind="later" marked={useLoaderData<typeof loader>()} />;
}
