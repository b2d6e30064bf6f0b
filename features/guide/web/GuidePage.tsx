import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { GuideContents, type GuideData } from './GuideContents.tsx';

const load: LoadPage<GuideData> = async ({ api, url, signal }) => {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  const [{ parts }, { found }] = await Promise.all([
    api.call('guide/getContents', {}, { signal }),
    text === '' ? { found: [] } : api.call('guide/findTexts', { text }, { signal }),
  ]);
  return { text, parts, found };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The documentation: its contents by reader, and a search in it. */
export default function GuidePage() {
  const data = useLoaderData<typeof loader>();
  return <GuideContents key={data.text} {...data} />;
}
