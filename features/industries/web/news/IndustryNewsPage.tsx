import { useLoaderData } from 'react-router';
import { FailedTile, TabPage } from '#platform/ui/tiles/TabRow.tsx';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useText } from '#platform/web/text.ts';
import { IndustryNewsTile } from './IndustryNewsTile.tsx';
import { loadIndustryNews } from './load-industry-news.ts';

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
