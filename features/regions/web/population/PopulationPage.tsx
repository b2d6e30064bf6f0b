import { loadAgainFor } from '#platform/web/load-again.ts';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { readPopulationView, writePopulationView } from '../../domain/population/population-view.ts';
import { loadPopulation } from './load-population.ts';
import { PopulationParts } from './PopulationParts.tsx';
import { useRevised } from '../revisions/use-revised.ts';

export const loader = serverLoader(loadPopulation);
export const clientLoader = browserLoader(loadPopulation);

/** Only another place or another day needs new data; the year shown does not. */
export const shouldRevalidate = loadAgainFor();

/** Who lives in a region: pyramid by year, births, deaths, moves, life expectancy. */
export default function PopulationPage() {
  const data = useRevised(useLoaderData<typeof loader>(), loadPopulation);
  const { view, change } = useAddressView(readPopulationView, writePopulationView);
  return <PopulationParts {...data} {...{ view, change }} />;
}
