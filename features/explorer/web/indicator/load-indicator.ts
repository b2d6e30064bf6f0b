import type { LoadPage } from '#platform/web/page.ts';
import type { OutputOf } from '#platform/web/api.ts';
import type { ViewData } from '../view-props.ts';

/** What is told of an indicator. */
export type Told = OutputOf<'explore/getIndicator'>;

/** An indicator and how it looks: a map where most regions have it, else its course. */
export interface IndicatorData {
  told: Told;
  data: ViewData;
}

/** Fewest regions that are worth a map. */
const fewestOnMap = 40;

/** Loads an indicator and its view. */
export const loadIndicator: LoadPage<IndicatorData> = async ({ api, params, signal }) => {
  const told = await api.call('explore/getIndicator', { indicator: params['code'] ?? '' }, { signal });
  const data = await api.call(
    'explore/getView',
    {
      indicators: [params['code'] ?? ''],
      form: (told.found?.regions ?? 0) >= fewestOnMap ? 'map' : 'line',
    },
    { signal },
  );
  return { told, data };
};
