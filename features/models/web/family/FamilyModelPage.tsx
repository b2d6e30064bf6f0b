import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { FamilyModelView } from './FamilyModelView.tsx';
import { loadFamilyModel } from './load-family-model.ts';

export const loader = serverLoader(loadFamilyModel);
export const clientLoader = browserLoader(loadFamilyModel);

/** Everything that is moved is computed here: only another model or region needs the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  const regionOf = ({ searchParams }: URL): string | null => searchParams.get('region');
  if (regionOf(currentUrl) !== regionOf(nextUrl)) return true;
  const isMoved = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isMoved ? false : defaultShouldRevalidate;
}

/** What a family has to spend, what a package of measures changes, for one family and for all of its kind. */
export default function FamilyModelPage() {
  const page = useLoaderData<typeof loader>();
  return <FamilyModelView key={page.saved?.id ?? 0} page={page} />;
}
