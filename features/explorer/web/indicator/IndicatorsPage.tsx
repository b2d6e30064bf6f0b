import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { IndicatorList, type IndicatorsData } from './IndicatorList.tsx';

const load: LoadPage<IndicatorsData> = async ({ api, url, signal }) => {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  return { text, found: await api.call('explore/findIndicators', { text, most: 1000 }, { signal }) };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Every indicator by its subject, found by name, code or everyday word. */
export default function IndicatorsPage() {
  const data = useLoaderData<typeof loader>();
  return <IndicatorList key={data.text} {...data} />;
}
