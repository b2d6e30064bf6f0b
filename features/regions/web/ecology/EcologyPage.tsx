import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { EcologyParts } from './EcologyParts.tsx';
import { loadEcology } from './load-ecology.ts';
import { useRevised } from '../revisions/use-revised.ts';

export const loader = serverLoader(loadEcology);
export const clientLoader = browserLoader(loadEcology);

/** What is measured of a region's environment, and what is not. */
export default function EcologyPage() {
  return <EcologyParts {...useRevised(useLoaderData<typeof loader>(), loadEcology)} />;
}
