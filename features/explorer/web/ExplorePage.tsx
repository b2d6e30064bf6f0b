import { useLoaderData } from 'react-router';
import { loadAgainFor } from '#platform/web/load-again.ts';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { readExploreView, writeExploreView } from '../domain/view/explore-view.ts';
import { ExploreParts } from './ExploreParts.tsx';
import { loadExplore } from './load-explore.ts';
import { StartParts } from './StartParts.tsx';

export const loader = serverLoader(loadExplore);
export const clientLoader = browserLoader(loadExplore);
/** The time on screen of a picture that plays is of the browser alone. */
export const shouldRevalidate = loadAgainFor('i', 'p', 'from', 'to', 't', 'v', 'own');

const options = { replace: false };

/** Any indicator, any places, any time: one address, one view. */
export default function ExplorePage() {
  const { data, places, own } = useLoaderData<typeof loader>();
  const { view, change } = useAddressView(readExploreView, writeExploreView, options);
  return data === null ? (
    <StartParts {...{ view, change }} />
  ) : (
    <ExploreParts {...{ data, places, own, view, change }} />
  );
}
