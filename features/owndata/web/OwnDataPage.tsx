import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { loadOwnData } from './load-own-data.ts';
import { OwnDataParts } from './OwnDataParts.tsx';

export const loader = serverLoader(loadOwnData);
export const clientLoader = browserLoader(loadOwnData);

/** A file of one's own figures: how it is read, what it means, what it becomes; beside it the series one has. */
export default function OwnDataPage() {
  return <OwnDataParts data={useLoaderData<typeof loader>()} />;
}
