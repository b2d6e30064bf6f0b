import { loadAgainFor } from '#platform/web/load-again.ts';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { loadPopulationModel, type KnownForecast } from './load-population-model.ts';
import { NoStart } from './NoStart.tsx';
import { PopulationModelView } from './PopulationModelView.tsx';

export const loader = serverLoader(loadPopulationModel);
export const clientLoader = browserLoader(loadPopulationModel);

/** Only another place or another day needs new data; everything that is moved is computed here. */
export const shouldRevalidate = loadAgainFor();

/** The residents of a place as they would be, if births, deaths, migration and the age of work went as a person thinks. */
export default function PopulationModelPage() {
  const forecast = useLoaderData<typeof loader>();
  if (forecast.start === null || forecast.variants === null) return <NoStart {...forecast} />;
  return <PopulationModelView key={forecast.yugoId} forecast={forecast as KnownForecast} />;
}
