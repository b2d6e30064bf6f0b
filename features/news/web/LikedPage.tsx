import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { loadMarked, MarkedPage } from './marks/MarkedPage.tsx';

const load = (({ api, url, signal }) => loadMarked(api, 'liked', url, signal)) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** News a person liked. */
export default function LikedPage() {
  return <MarkedPage kind="liked" marked={useLoaderData<typeof loader>()} />;
}
