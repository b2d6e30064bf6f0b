import type { OutputOf } from '#platform/web/api.ts';
import { day } from '#platform/shared/address-fields.ts';
import { addressView } from '#platform/shared/address-view.ts';
import { idOf, notFound } from '#platform/web/missing.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** What the national map shows first. */
export interface MapData {
  indicators: OutputOf<'regiondossier/getMapIndicators'>['indicators'];
  rating: OutputOf<'regiondossier/getLocationsRating'>;
  places: OutputOf<'handbooks/region/getEntries'>['entries'];
}

const defaultIndicator = 'covid_incidence_7d';
const address = addressView({ day: day('day') });

/** Loads what can be drawn, the chosen indicator's newest day, and the places' names; a place there is none of is not found. */
export const loadMap: LoadPage<MapData> = async ({ api, params, url }) => {
  const indicator = url.searchParams.get('indicator') ?? defaultIndicator;
  const chosen = address.read(url.searchParams).day ?? undefined;
  const [{ indicators }, rating, { entries }] = await Promise.all([
    api.call('regiondossier/getMapIndicators', {}),
    api.call('regiondossier/getLocationsRating', { indicator, day: chosen }),
    api.call('handbooks/region/getEntries', {}),
  ]);
  const place = params['id'] === undefined ? null : idOf(params);
  if (place !== null && entries.every(({ yugoId }) => yugoId !== place)) throw notFound();
  return { indicators, rating, places: entries };
};
