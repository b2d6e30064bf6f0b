import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { GuideTextView, type GuideTextData } from './GuideTextView.tsx';

const load: LoadPage<GuideTextData> = ({ api, params, signal }) => {
  const address = [params['folder'], params['page']].filter(Boolean).join('/');
  return api.call('guide/getText', { address }, { signal });
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** One text of the documentation. */
export default function GuideTextPage() {
  return <GuideTextView {...useLoaderData<typeof loader>()} />;
}
