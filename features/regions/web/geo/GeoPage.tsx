import { loadAgainFor } from '#platform/web/load-again.ts';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { readGeoView, writeGeoView } from '../../domain/geo/geo-view.ts';
import { GeoParts } from './GeoParts.tsx';
import { loadGeo } from './load-geo.ts';

export const loader = serverLoader(loadGeo);
export const clientLoader = browserLoader(loadGeo);

/** A chosen city changes the address only; the data stays. */
export const shouldRevalidate = loadAgainFor();

/** The cities of a place on its own map, and the list of them beside. */
export default function GeoPage() {
  const data = useLoaderData<typeof loader>();
  const { view, change } = useAddressView(readGeoView, writeGeoView);
  return <GeoParts {...data} {...{ view, change }} />;
}
