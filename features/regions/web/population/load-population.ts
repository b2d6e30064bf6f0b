import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';

/** Residents, births, deaths and moves by year. */
export type People = OutputOf<'regiondossier/getPeopleStat'>;
/** Residents by age, and rates. */
export type Statistics = OutputOf<'regiondossier/getPeopleStatistics'>;

/** What was loaded of the tab; null = that call failed, and its tiles alone say so. */
export interface Population {
  people: People | null;
  statistics: Statistics | null;
}

/** Loads the people of the place of the address. */
export const loadPopulation: LoadPage<Population> = async ({ api, params }) => {
  const yugoId = idOf(params);
  const [people, statistics] = await Promise.all([
    partOfPage(api.call('regiondossier/getPeopleStat', { yugoId })),
    partOfPage(api.call('regiondossier/getPeopleStatistics', { yugoId })),
  ]);
  return { people, statistics };
};
