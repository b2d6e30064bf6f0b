import { ApiError, type OutputOf } from '#platform/web/api.ts';
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
/** What the map shows on a day before the first report of the default. */
const earlierIndicator = 'population_jan1';
const address = addressView({ day: day('day') });

/** Loads what can be drawn, the chosen indicator's newest day, and the places' names; a place there is none of is not found. */
export const loadMap: LoadPage<MapData> = async ({ api, params, url }) => {
  const indicator = url.searchParams.get('indicator') ?? defaultIndicator;
  const chosen = address.read(url.searchParams).day ?? undefined;
  const ratingOf = (code: string) =>
    api.call('regiondossier/getLocationsRating', { indicator: code, day: chosen });
  const [{ indicators }, rating, { entries }] = await Promise.all([
    api.call('regiondossier/getMapIndicators', {}),
    indicator === defaultIndicator ? ratingOf(indicator).catch(whereUnknown) : ratingOf(indicator),
    api.call('handbooks/region/getEntries', {}),
  ]);
  const place = params['id'] === undefined ? null : idOf(params);
  if (place !== null && entries.every(({ yugoId }) => yugoId !== place)) throw notFound();
  if (rating !== null) return { indicators, rating, places: entries };
  const offered = indicators.find((each) => each.indicator === earlierIndicator) ?? indicators[0];
  if (offered === undefined) throw notFound();
  return { indicators, rating: await ratingOf(offered.indicator), places: entries };
};

/** Null for an indicator that has no figure yet. */
function whereUnknown(error: unknown): null {
  if (error instanceof ApiError && error.problem.code === 'indicator_not_found') return null;
  throw error;
}
