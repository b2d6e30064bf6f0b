import { federalYugoId } from '#platform/shared/known-places.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { readBranchListView, readBranchView } from '../../domain/branch/branch-view.ts';

export type BranchHeader = OutputOf<'okveddossier/getCustomBranchHeader'>;
export type BranchDiagram = OutputOf<'okveddossier/getCustomBranchDiagram'>;
export type BranchGeo = OutputOf<'okveddossier/getCustomBranchGeoRating'>;
export type EducationGeo = OutputOf<'okveddossier/getEducationGeoRating'>;
export type BranchList = OutputOf<'okveddossier/GetCustomBranchList'>;
export type MostAffected = OutputOf<'handbooks/okved/getMostAffected'>;

/** What was loaded of a branch; null = that call failed, and its tile alone says so. */
export interface BranchData {
  header: BranchHeader;
  years: readonly number[];
  diagram: BranchDiagram | null;
  geo: BranchGeo | null;
  /** Universities; null also where the branch is another. */
  education: EducationGeo | null;
}

/** Loads a branch of the place and year that the address names. */
export const loadBranch: LoadPage<BranchData> = async ({ api, params, url }) => {
  const branchId = idOf(params);
  const { region, year } = readBranchView(url.searchParams);
  const ofYear = year === null ? {} : { year };
  const input = { branchId, yugoId: region ?? federalYugoId, ...ofYear };
  const [header, years, diagram, geo] = await Promise.all([
    api.call('okveddossier/getCustomBranchHeader', input),
    partOfPage(api.call('okveddossier/getCustomBranchYearsList', { branchId })),
    partOfPage(api.call('okveddossier/getCustomBranchDiagram', input)),
    partOfPage(api.call('okveddossier/getCustomBranchGeoRating', { branchId, ...ofYear })),
  ]);
  const education =
    header.kind === 'education' ? await partOfPage(api.call('okveddossier/getEducationGeoRating', {})) : null;
  return { header, years: years?.years ?? [], diagram, geo, education };
};

/** What was loaded of the list. */
export interface BranchListData {
  list: BranchList | null;
  sections: OutputOf<'handbooks/okved/getEntries'> | null;
  affected: MostAffected | null;
}

/** Branches on a page of the list. */
export const pageSize = 30;

/** Loads a page of the branches, the sections of the classifier, and those that lost most. */
export const loadBranches: LoadPage<BranchListData> = async ({ api, url }) => {
  const { region, text, page } = readBranchListView(url.searchParams);
  const [list, sections, affected] = await Promise.all([
    partOfPage(
      api.call('okveddossier/GetCustomBranchList', {
        regionYugoId: region ?? federalYugoId,
        text,
        pageIndex: page,
        pageSize,
      }),
    ),
    partOfPage(api.call('handbooks/okved/getEntries', {})),
    partOfPage(api.call('handbooks/okved/getMostAffected', {})),
  ]);
  return { list, sections, affected };
};
