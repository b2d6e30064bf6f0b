import { useLoaderData } from 'react-router';
import { FailedTile, TabPage } from '#platform/ui/tiles/TabRow.tsx';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useText } from '#platform/web/text.ts';
import { notFound } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import { readIndustryAddress } from '#platform/shared/industry-address.ts';
import { IndustryNewsTile } from './IndustryNewsTile.tsx';
import type { IndustryNews } from '../industry/load-industry.ts';

/** Loads the newest stories of the industry that the address names. */
const loadIndustryNews: LoadPage<{ news: IndustryNews | null }> = async ({ api, params }) => {
  const address = readIndustryAddress(params);
  if (address === null) throw notFound();
  const code = address.detail ?? address.code;
  return { news: await partOfPage(api.call('okveddossier/getNewsByOkvedDepartments', { code })) };
};

export const loader = serverLoader(loadIndustryNews);
export const clientLoader = browserLoader(loadIndustryNews);

/** The stories of an industry. */
export default function IndustryNewsPage() {
  const { news } = useLoaderData<typeof loader>();
  const t = useText();
  return (
    <TabPage>
      {news ? <IndustryNewsTile news={news} /> : <FailedTile title={t('Industry_TabNews')} />}
    </TabPage>
  );
}
