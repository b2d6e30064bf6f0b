import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';

export type Cities = OutputOf<'regiondossier/getCities'>;
export type City = Cities['cities'][number];
export type RegionRating = OutputOf<'regiondossier/getLocationsRating'>;

/** What was loaded of the tab; null = that call failed, and its tiles alone say so. */
export interface Geo {
  cities: Cities | null;
  /** All subjects by residents. */
  rating: RegionRating | null;
  /** Of a place that is one city: what stands beside it; null elsewhere. */
  overview: OutputOf<'regiondossier/getOverview'> | null;
  stat: OutputOf<'regiondossier/getRegionStat'> | null;
}

/** Loads the cities of the place of the address, where it stands among the subjects by residents, and what lies around a lone city. */
export const loadGeo: LoadPage<Geo> = async ({ api, params }) => {
  const yugoId = idOf(params);
  const [cities, rating] = await Promise.all([
    partOfPage(api.call('regiondossier/getCities', { yugoId })),
    partOfPage(api.call('regiondossier/getLocationsRating', { indicator: 'population_jan1' })).catch(
      () => null,
    ),
  ]);
  if (cities === null || cities.cities.length > 1) return { cities, rating, overview: null, stat: null };
  const [overview, stat] = await Promise.all([
    partOfPage(api.call('regiondossier/getOverview', { yugoId })),
    partOfPage(api.call('regiondossier/getRegionStat', { yugoId })),
  ]);
  return { cities, rating, overview, stat };
};
