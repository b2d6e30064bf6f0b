import type { OutputOf } from '#platform/web/api.ts';
import { notFound } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { readIndustryAddress } from '../../domain/industry/industry-address.ts';

export type IndustryNews = OutputOf<'okveddossier/getNewsByOkvedDepartments'>;

/** Loads the newest stories of the industry that the address names. */
export const loadIndustryNews: LoadPage<{ news: IndustryNews | null }> = async ({ api, params }) => {
  const address = readIndustryAddress(params);
  if (address === null) throw notFound();
  const code = address.detail ?? address.code;
  return { news: await partOfPage(api.call('okveddossier/getNewsByOkvedDepartments', { code })) };
};
