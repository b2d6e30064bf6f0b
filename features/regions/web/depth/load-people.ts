import type { LoadPage } from '#platform/web/page.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { idOf } from '#platform/web/missing.ts';
import type { People, Statistics } from '../population/load-population.ts';
import { loadFamily, type LoadedFamily } from './load-family.ts';

/** What the four questions are answered from; null = the call failed, and its tiles alone say so. */
export interface LoadedPeople extends LoadedFamily {
  people: People | null;
  statistics: Statistics | null;
  /** The country's newest ages; none for the country itself. */
  countryAges: Statistics['pyramids'];
}

const family = loadFamily('population');

/** Loads a place's people and the country's beside it, of which only what is drawn is kept. */
export const loadPeople: LoadPage<LoadedPeople> = async (page) => {
  const { api, params } = page;
  const yugoId = idOf(params, 'yugoId');
  const agesOf = (place: number) =>
    partOfPage(api.call('regiondossier/getPeopleStatistics', { yugoId: place }));
  const [loaded, people, statistics, country] = await Promise.all([
    family(page),
    partOfPage(api.call('regiondossier/getPeopleStat', { yugoId })),
    agesOf(yugoId),
    yugoId === federalYugoId ? null : agesOf(federalYugoId),
  ]);
  return { ...loaded, people, statistics, countryAges: country?.pyramids.slice(-1) ?? [] };
};
