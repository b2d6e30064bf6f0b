import { useLoaderData, useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import {
  readBranchListView,
  writeBranchListView,
  type BranchListView,
} from '../../domain/branch/branch-view.ts';
import { loadBranches } from './load-branch.ts';
import { BranchesParts } from './BranchesParts.tsx';

export const loader = serverLoader(loadBranches);
export const clientLoader = browserLoader(loadBranches);

/** Every industry there is: branches that operators made, and the sections of the classifier. */
export default function BranchesPage() {
  const data = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const view = readBranchListView(search);
  const change = (part: Partial<BranchListView>): void =>
    setSearch(writeBranchListView({ ...view, ...part }, search), { preventScrollReset: true });
  return <BranchesParts {...data} {...{ view, change }} />;
}
