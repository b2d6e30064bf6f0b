import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { DigestParts } from './digest/DigestParts.tsx';
import { loadDigest } from './digest/load-digest.ts';

export const loader = serverLoader(loadDigest);
export const clientLoader = browserLoader(loadDigest);

/** The digest of a span by sections, and its letter. */
export default function DigestPage() {
  return <DigestParts data={useLoaderData<typeof loader>()} />;
}
