import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { IndicatorParts } from './IndicatorParts.tsx';
import { loadIndicator } from './load-indicator.ts';

export const loader = serverLoader(loadIndicator);
export const clientLoader = browserLoader(loadIndicator);

/** What an indicator is, where it comes from, what there is of it, and what became of its values. */
export default function IndicatorPage() {
  return <IndicatorParts {...useLoaderData<typeof loader>()} />;
}
