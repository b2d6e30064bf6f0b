import { notFound } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { readIndustryAddress } from '#platform/shared/industry-address.ts';
import type { IndustryNews } from '../industry/load-industry.ts';

/** Loads the newest stories of the industry that the address names. */
export const loadIndustryNews: LoadPage<{ news: IndustryNews | null }> = async ({ api, params }) => {
  const address = readIndustryAddress(params);
  if (address === null) throw notFound();
  const code = address.detail ?? address.code;
  return { news: await partOfPage(api.call('okveddossier/getNewsByOkvedDepartments', { code })) };
};
