import type { LoadPage } from '#platform/web/page.ts';
import { readExploreView, type ExploreView } from '../domain/view/explore-view.ts';
import { loadOwn, type OwnInView } from './own/load-own.ts';
import { loadPlaces, type PlaceList } from './load-places.ts';
import type { ViewData } from './view-props.ts';

/** What the page draws; no view where the address names no indicator. */
export interface Explored {
  data: ViewData | null;
  places: PlaceList;
  /** Series of the reader's own that the address names. */
  own: OwnInView[];
}

/** Loads the view that an address names, and the places that can be chosen. */
export const loadExplore: LoadPage<Explored> = async ({ api, locale, url, signal }) => {
  const view = readExploreView(url.searchParams);
  const { measures, own: ids } = view;
  const isAsked = measures.length > 0;
  const [data, places, own] = await Promise.all([
    isAsked ? api.call('explore/getView', callInputOf(view), { signal }) : null,
    loadPlaces(api, locale),
    loadOwn(ids, api, signal),
  ]);
  return { data, places, own };
};

/** A view's choices as its call takes them. */
export function callInputOf({ measures, places, from, to, transform, form }: ExploreView) {
  return {
    indicators: measures,
    ...(places.length > 0 && { places }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    transform,
    form,
  };
}
