import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';
import { loadMergeDesk } from './load-merge-desk.ts';
import { MergeDesk } from './MergeDesk.tsx';

export const loader = serverLoader(loadMergeDesk);
export const clientLoader = browserLoader(loadMergeDesk);

/** Where an editor joins what is one and parts what is not. */
export default function EntityDeskPage() {
  const data = useLoaderData<typeof loader>();
  const t = useText();
  return (
    <>
      <PageTitle>{t('Merging_Title')}</PageTitle>
      <MergeDesk {...data} />
    </>
  );
}
