import { loadAgainFor } from '#platform/web/load-again.ts';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { readSummaryView, writeSummaryView } from '../../domain/summary/summary-view.ts';
import { loadSummary } from './load-summary.ts';
import { SummaryParts } from './SummaryParts.tsx';

export const loader = serverLoader(loadSummary);
export const clientLoader = browserLoader(loadSummary);

/** Only another measure, release or day needs new data; order, district and paper do not. */
export const shouldRevalidate = loadAgainFor('measure', 'origin');

/** All regions' forecasts on one sheet: who is getting worse first, fit for printing. */
export default function SummaryPage() {
  const summary = useLoaderData<typeof loader>();
  const { view, change } = useAddressView(readSummaryView, writeSummaryView);
  return <SummaryParts {...{ summary, view, change }} />;
}
