import { useLoaderData, useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { readSummaryView, writeSummaryView, type SummaryView } from '../../domain/summary/summary-view.ts';
import { loadSummary } from './load-summary.ts';
import { SummaryParts } from './SummaryParts.tsx';

export const loader = serverLoader(loadSummary);
export const clientLoader = browserLoader(loadSummary);

/** Only another measure, release or day needs new data; order, district and paper do not. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const parts = ({ searchParams }: URL): string =>
    ['measure', 'origin', 'asOf'].map((name) => searchParams.get(name)).join();
  return parts(currentUrl) !== parts(nextUrl);
}

/** All regions' forecasts on one sheet: who is getting worse first, fit for printing. */
export default function SummaryPage() {
  const summary = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const view = readSummaryView(search);
  const change = (part: Partial<SummaryView>): void =>
    setSearch(writeSummaryView({ ...view, ...part }, search), { replace: true, preventScrollReset: true });
  return <SummaryParts {...{ summary, view, change }} />;
}
