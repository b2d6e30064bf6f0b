import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { FamilyParts } from '../depth/FamilyParts.tsx';
import { loadFamily } from '../depth/load-family.ts';
import { useRevised } from '../revisions/use-revised.ts';

const load = loadFamily('population');

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The people of a region in depth: each indicator beside the country, the district and the neighbours. */
export default function PopulationDetailPage() {
  return <FamilyParts {...useRevised(useLoaderData<typeof loader>(), load)} />;
}
