import { useLoaderData } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useText } from '#platform/web/text.ts';
import { loadTree } from './load-tree.ts';
import { TreeParts } from './TreeParts.tsx';

export const loader = serverLoader(loadTree);
export const clientLoader = browserLoader(loadTree);

/** Who stands beside whom, by which documents, and the way from one to another. */
export default function TreePage() {
  const t = useText();
  const data = useLoaderData<typeof loader>();
  const name = data.parts[0]?.nodes[0]?.name ?? '';
  return (
    <>
      <PageTitle>{`${name}: ${t('Entities_TreeTitle')}`}</PageTitle>
      <TreeParts {...data} />
    </>
  );
}
