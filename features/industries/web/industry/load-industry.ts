import type { OutputOf } from '#platform/web/api.ts';
import { notFound } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { readIndustryAddress } from '#platform/shared/industry-address.ts';
import { readIndustryView } from '../../domain/industry/industry-view.ts';

export type IndustryNews = OutputOf<'okveddossier/getNewsByOkvedDepartments'>;
export type IndustryHeader = OutputOf<'okveddossier/getOkvedHeader'>;
export type IndustryDiagram = OutputOf<'okveddossier/getCompaniesDiagram'>;
export type IndustryRating = OutputOf<'okveddossier/getCompaniesRating'>;
export type GeoRating = OutputOf<'okveddossier/getGeoRating'>;
export type IndustryCourse = OutputOf<'okveddossier/getIndustryCourse'>;

/** The industry and the place that an address names; what it does not name is not found. */
function industryOf(params: Readonly<Record<string, string | undefined>>) {
  const address = readIndustryAddress(params);
  if (address === null) throw notFound();
  const { code, detail, yugoId, isCity } = address;
  return { code: detail ?? code, yugoId, isCity };
}

/** What stands above every page of an industry. */
export const loadHeader: LoadPage<{ header: IndustryHeader }> = async ({ api, params }) => ({
  header: await api.call('okveddossier/getOkvedHeader', industryOf(params)),
});

/** Stories on an industry's first page; all of them have a page of their own. */
const newsOnFirst = 6;

/** What was loaded of an industry; null = that call failed, and its tiles alone say so. */
export interface IndustryData {
  diagram: IndustryDiagram | null;
  geo: GeoRating | null;
  course: IndustryCourse | null;
  news: IndustryNews | null;
}

/** Loads size, growth and geography of an industry. */
export const loadIndustry: LoadPage<IndustryData> = async ({ api, params }) => {
  const industry = industryOf(params);
  const [diagram, geo, course, news] = await Promise.all([
    partOfPage(api.call('okveddossier/getCompaniesDiagram', industry)),
    partOfPage(api.call('okveddossier/getGeoRating', { code: industry.code })),
    partOfPage(api.call('okveddossier/getIndustryCourse', industry)),
    partOfPage(
      api.call('okveddossier/getNewsByOkvedDepartments', { code: industry.code, pageSize: newsOnFirst }),
    ),
  ]);
  return { diagram, geo, course, news };
};

/** Loads the rating of an industry's organisations. */
export const loadRating: LoadPage<{ rating: IndustryRating | null }> = async ({ api, params }) => ({
  rating: await partOfPage(api.call('okveddossier/getCompaniesRating', industryOf(params))),
});

/** Loads all subjects by an industry, ranked by what the address says. */
export const loadGeo: LoadPage<{ geo: GeoRating | null }> = async ({ api, params, url }) => {
  const { code } = industryOf(params);
  const { measure } = readIndustryView(url.searchParams);
  return { geo: await partOfPage(api.call('okveddossier/getGeoRating', { code, measure })) };
};
