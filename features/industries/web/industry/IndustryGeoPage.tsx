import { useLoaderData } from 'react-router';
import { FailedTile, TabPage } from '#platform/ui/tiles/TabRow.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useText } from '#platform/web/text.ts';
import { loadGeo } from './load-industry.ts';
import { needsData, useIndustry, useIndustryView } from './use-industry.ts';
import { GeoParts } from './GeoParts.tsx';

export const loader = serverLoader(loadGeo);
export const clientLoader = browserLoader(loadGeo);
export const shouldRevalidate = needsData;

const measures = ['revenue', 'organisations', 'small'] as const;

/** Where an industry is: every subject on a map and in a table, by what a reader chose. */
export default function IndustryGeoPage() {
  const { geo } = useLoaderData<typeof loader>();
  const t = useText();
  const { yugoId } = useIndustry();
  const views = useIndustryView();
  return (
    <TabPage>
      <div>
        <SegmentedControl
          label={t('Industry_Measure')}
          value={views.view.measure}
          options={measures.map((value) => ({ value, label: t(`Industry_MeasureShort_${value}`) }))}
          onChange={(measure) => views.change({ measure })}
        />
      </div>
      {geo ? <GeoParts {...{ geo }} own={yugoId} {...views} /> : <FailedTile title={t('Industry_Geo')} />}
    </TabPage>
  );
}
