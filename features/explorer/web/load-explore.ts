import type { LoadPage } from '#platform/web/page.ts';
import { readExploreView } from '../domain/view/explore-view.ts';
import type { PlaceList, ViewData } from './view-props.ts';

/** What the page draws; no view where the address names no indicator. */
export interface Explored {
  data: ViewData | null;
  places: PlaceList;
}

/** Loads the view that an address names, and the places that can be chosen. */
export const loadExplore: LoadPage<Explored> = async ({ api, url, signal }) => {
  const { measures, places, from, to, transform, form } = readExploreView(url.searchParams);
  const [data, list] = await Promise.all([
    measures.length === 0
      ? null
      : api.call(
          'explore/getView',
          {
            indicators: measures,
            ...(places.length > 0 && { places }),
            ...(from !== null && { from }),
            ...(to !== null && { to }),
            transform,
            form,
          },
          { signal },
        ),
    api.call('explore/listPlaces', {}, { signal }),
  ]);
  return { data, places: list.places };
};
