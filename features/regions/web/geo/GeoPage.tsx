import { useLoaderData, useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { readGeoView, writeGeoView, type GeoView } from '../../domain/geo/geo-view.ts';
import { GeoParts } from './GeoParts.tsx';
import { loadGeo } from './load-geo.ts';

export const loader = serverLoader(loadGeo);
export const clientLoader = browserLoader(loadGeo);

/** A chosen city changes the address only; the data stays. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return (
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.searchParams.get('asOf') !== nextUrl.searchParams.get('asOf')
  );
}

/** The cities of a place on its own map, and the list of them beside. */
export default function GeoPage() {
  const data = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const view = readGeoView(search);
  const change = (part: Partial<GeoView>): void =>
    setSearch(writeGeoView({ ...view, ...part }, search), { replace: true, preventScrollReset: true });
  return <GeoParts {...data} {...{ view, change }} />;
}
