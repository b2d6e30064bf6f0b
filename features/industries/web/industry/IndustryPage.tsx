import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { loadIndustry } from './load-industry.ts';
import { needsData, useIndustry, useIndustryView } from './use-industry.ts';
import { IndustryParts } from './IndustryParts.tsx';

export const loader = serverLoader(loadIndustry);
export const clientLoader = browserLoader(loadIndustry);
export const shouldRevalidate = needsData;

/** An industry in a place: its finding, size and growth, its largest organisations, where they are. */
export default function IndustryPage() {
  const data = useLoaderData<typeof loader>();
  const header = useIndustry();
  return <IndustryParts {...data} header={header} {...useIndustryView()} />;
}
