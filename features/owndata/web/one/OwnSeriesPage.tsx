import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import type { OwnSeriesData } from './OwnChart.tsx';
import { OwnSeriesParts } from './OwnSeriesParts.tsx';

const load: LoadPage<OwnSeriesData> = ({ api, params, signal }) =>
  api.call('own/getSeries', { id: Number(params['id']) || 0 }, { signal });

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** One series of one's own. */
export default function OwnSeriesPage() {
  return <OwnSeriesParts series={useLoaderData<typeof loader>()} />;
}
