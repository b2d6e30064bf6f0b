import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { loadPopulationModel, type KnownForecast } from './load-population-model.ts';
import { NoStart } from './NoStart.tsx';
import { PopulationModelView } from './PopulationModelView.tsx';

export const loader = serverLoader(loadPopulationModel);
export const clientLoader = browserLoader(loadPopulationModel);

/** Only another place or another day needs new data; everything that is moved is computed here. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const parts = ({ pathname, searchParams }: URL): string => [pathname, searchParams.get('asOf')].join();
  // The same address is asked for again on purpose: something was saved.
  return parts(currentUrl) !== parts(nextUrl) || currentUrl.href === nextUrl.href;
}

/** The residents of a place as they would be, if births, deaths, migration and the age of work went as a person thinks. */
export default function PopulationModelPage() {
  const forecast = useLoaderData<typeof loader>();
  if (forecast.start === null || forecast.variants === null) return <NoStart {...forecast} />;
  return <PopulationModelView key={forecast.yugoId} forecast={forecast as KnownForecast} />;
}
