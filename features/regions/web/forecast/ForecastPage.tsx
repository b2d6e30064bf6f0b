import { loadAgainFor } from '#platform/web/load-again.ts';
import { useLoaderData } from 'react-router';
import { useLoadedNow } from '#platform/web/use-loaded-now.ts';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { readForecastView, writeForecastView } from '../../domain/forecast/forecast-view.ts';
import { ForecastParts } from './ForecastParts.tsx';
import { loadForecast, loadReported } from './load-forecast.ts';

export const loader = serverLoader(loadForecast);
export const clientLoader = browserLoader(loadForecast);

/** Only another place, measure or day needs new data; what is drawn does not. */
export const shouldRevalidate = loadAgainFor('measure');

/** What comes next in a region, how sure, and how such forecasts did. */
export default function ForecastPage() {
  const data = useLoaderData<typeof loader>();
  const reported = useLoadedNow(loadReported);
  const { view, change } = useAddressView(readForecastView, writeForecastView);
  return <ForecastParts {...{ data, reported, view, change }} />;
}
