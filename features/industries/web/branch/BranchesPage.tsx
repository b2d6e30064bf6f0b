import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { readBranchListView, writeBranchListView } from '../../domain/branch/branch-view.ts';
import { loadBranches } from './load-branch.ts';
import { BranchesParts } from './BranchesParts.tsx';

export const loader = serverLoader(loadBranches);
export const clientLoader = browserLoader(loadBranches);

/** Every industry there is: branches that operators made, and the sections of the classifier. */
export default function BranchesPage() {
  const data = useLoaderData<typeof loader>();
  const { view, change } = useAddressView(readBranchListView, writeBranchListView, { replace: false });
  return <BranchesParts {...data} {...{ view, change }} />;
}
