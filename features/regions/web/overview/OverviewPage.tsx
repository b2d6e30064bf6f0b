import { loadAgainFor } from '#platform/web/load-again.ts';
import { useCallback, useMemo } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { packed, unpack } from '#platform/web/packed-courses.ts';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { useLoadedNow } from '#platform/web/use-loaded-now.ts';
import { readOverviewView, writeOverviewView } from '../../domain/overview/overview-view.ts';
import { markRevised } from '../../domain/revisions/mark-revised.ts';
import { loadOverview } from './load-overview.ts';
import { OverviewParts } from './OverviewParts.tsx';

const load = packed(loadOverview);
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Only another place, another comparison or another day needs new data; period and scale do not. */
export const shouldRevalidate = loadAgainFor('compare');

/** What matters this morning: three numbers, the trend, the receipt, economy, people and neighbours. */
export default function OverviewPage() {
  const given = useLoaderData<typeof loader>();
  const loaded = useMemo(() => unpack(given), [given]);
  const now = useLoadedNow(loadOverview);
  const data = useMemo(() => (now === null ? loaded : markRevised(loaded, now)), [loaded, now]);
  const yugoId = Number(useParams()['id']);
  const read = useCallback((search: URLSearchParams) => readOverviewView(search, yugoId), [yugoId]);
  const { view, change } = useAddressView(read, writeOverviewView);
  return <OverviewParts {...{ data, view, change, yugoId }} statNow={now?.stat ?? null} />;
}
