import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { readCompaniesView } from '../../domain/companies/companies-view.ts';

export type MainStats = OutputOf<'regiondossier/getCompaniesMainStats'>;
export type Classes = OutputOf<'regiondossier/getCompaniesStatsByOkved'>;
export type Rating = OutputOf<'regiondossier/getCompaniesStats'>;
export type Champions = OutputOf<'regiondossier/getChampions'>;
export type Smb = OutputOf<'regiondossier/geMSPStatistics'>;

/** What was loaded of the tab; null = that call failed, and its tiles alone say so. */
export interface Companies {
  main: MainStats | null;
  classes: Classes | null;
  /** Organisations of the class that the address names, or of the largest one. */
  rating: Rating | null;
  champions: Champions | null;
  smb: Smb | null;
}

/** Loads the organisations of the place of the address. */
export const loadCompanies: LoadPage<Companies> = async ({ api, params, url }) => {
  const region = idOf(params);
  const { okved } = readCompaniesView(url.searchParams);
  const [main, classes, champions, smb] = await Promise.all([
    partOfPage(api.call('regiondossier/getCompaniesMainStats', { region })),
    partOfPage(api.call('regiondossier/getCompaniesStatsByOkved', { region })),
    partOfPage(api.call('regiondossier/getChampions', {})),
    partOfPage(api.call('regiondossier/geMSPStatistics', { yugoId: region })),
  ]);
  const shown = okved || classes?.classes[0]?.code;
  const rating = await partOfPage(
    api.call('regiondossier/getCompaniesStats', { region, ...(shown && { okved: shown }) }),
  );
  return { main, classes, rating, champions, smb };
};
