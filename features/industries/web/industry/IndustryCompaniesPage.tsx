import { useLoaderData } from 'react-router';
import { FailedTile, TabPage } from '#platform/ui/tiles/TabRow.tsx';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useText } from '#platform/web/text.ts';
import { loadRating } from './load-industry.ts';
import { RatingTile } from './RatingTile.tsx';
import { needsData } from './use-industry.ts';

export const loader = serverLoader(loadRating);
export const clientLoader = browserLoader(loadRating);
export const shouldRevalidate = needsData;

/** Every organisation of the list that is of an industry in a place. */
export default function IndustryCompaniesPage() {
  const { rating } = useLoaderData<typeof loader>();
  const t = useText();
  return (
    <TabPage>
      {rating ? (
        <RatingTile rating={rating} view={{ all: true }} change={null} />
      ) : (
        <FailedTile title={t('Industry_Rating')} />
      )}
    </TabPage>
  );
}
