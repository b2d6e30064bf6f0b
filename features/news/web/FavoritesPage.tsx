import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { loadMarked, MarkedPage } from './marks/MarkedPage.tsx';

const load = (({ api, url, signal }) =>
  loadMarked(api, 'favourite', url, signal)) satisfies LoadPage<unknown>;

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** News a person comes back to. */
export default function FavoritesPage() {
  return <MarkedPage kind="favourite" marked={useLoaderData<typeof loader>()} />;
}
