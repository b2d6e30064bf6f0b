import { loadAgainFor } from '#platform/web/load-again.ts';
import { PrintedAddress } from '#services/exports/public.web.ts';
import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { readBranchView, writeBranchView } from '../../domain/branch/branch-view.ts';
import { loadBranch } from './load-branch.ts';
import { BranchParts } from './BranchParts.tsx';

export const loader = serverLoader(loadBranch);
export const clientLoader = browserLoader(loadBranch);

/** Another branch, place, year or day needs new data; what is only shown otherwise does not. */
export const shouldRevalidate = loadAgainFor('region', 'year');

/** A branch: what it is made of, size and growth, its organisations, where they are. */
export default function BranchPage() {
  const data = useLoaderData<typeof loader>();
  const { view, change } = useAddressView(readBranchView, writeBranchView);
  return (
    <>
      <BranchParts {...data} {...{ view, change }} />
      <PrintedAddress />
    </>
  );
}
