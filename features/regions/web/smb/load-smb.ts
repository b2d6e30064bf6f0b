import type { OutputOf } from '#platform/web/api.ts';
import { idOf, notFound } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { sectionOf } from '../../domain/smb/section-of.ts';

export type SmbStatistics = OutputOf<'regiondossier/geMSPStatistics'>;
export type SmbRating = OutputOf<'regiondossier/getRegionMspRating'>;

/** What was loaded of the page; null = that call failed, and its tiles alone say so. */
export interface Smb {
  section: string;
  place: OutputOf<'regiondossier/getRegionShortInfo'>;
  statistics: SmbStatistics | null;
  rating: SmbRating | null;
}

/** Loads the small business of the section and the place that the address names. */
export const loadSmb: LoadPage<Smb> = async ({ api, params }) => {
  const section = sectionOf(params['id']);
  if (section === null) throw notFound();
  const yugoId = idOf(params, 'yugoId');
  const [place, statistics, rating] = await Promise.all([
    api.call('regiondossier/getRegionShortInfo', { yugoId }),
    partOfPage(api.call('regiondossier/geMSPStatistics', { yugoId, okved: section })),
    partOfPage(api.call('regiondossier/getRegionMspRating', { okved: section })),
  ]);
  return { section, place, statistics, rating };
};
