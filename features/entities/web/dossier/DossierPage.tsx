import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { DossierParts } from './DossierParts.tsx';
import { loadDossier } from './load-dossier.ts';

export const loader = serverLoader(loadDossier);
export const clientLoader = browserLoader(loadDossier);

/** Who or what this is, by whom it is said, and what the news make of it. */
export default function DossierPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>{data.header.name}</PageTitle>
      <DossierParts {...data} />
    </>
  );
}
