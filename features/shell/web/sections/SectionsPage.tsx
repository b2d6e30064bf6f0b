import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { SectionsParts } from './SectionsParts.tsx';
import { loadSections } from './load-sections.ts';

export const loader = serverLoader(loadSections);
export const clientLoader = browserLoader(loadSections);

/** Every screen of the product by the work it does. */
export default function SectionsPage() {
  return <SectionsParts facts={useLoaderData<typeof loader>()} />;
}
