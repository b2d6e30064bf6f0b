import { useMemo } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { SubjectHead } from '#platform/ui/navigation/SubjectHead.tsx';
import { TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useAddressView } from '#platform/web/routes/use-address-view.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { growTree } from '../../domain/tree/grow-tree.ts';
import { readTreeView, writeTreeView } from '../../domain/tree/tree-view.ts';
import { BondTile } from './BondTile.tsx';
import { EdgeTable } from './EdgeTable.tsx';
import type { Tree } from './load-tree.ts';
import { PathTile } from './PathTile.tsx';
import { TreeGraph } from './graph/TreeGraph.tsx';
import { TreeList } from './TreeList.tsx';
import { TreeTools } from './TreeTools.tsx';
import { TreeVerdict } from './TreeVerdict.tsx';

/** What the tree tells, the graph, the same as a list, the documents of what is chosen, and the choices. */
export function TreeParts({ view, parts, bond, path }: Tree) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const tree = useMemo(() => growTree(parts, new Set(view.hidden)), [parts, view.hidden]);
  const { change } = useAddressView(readTreeView, writeTreeView);
  const actions = {
    open: (node: number) => change(({ open }) => ({ open: [...open.filter((each) => each !== node), node] })),
    choose: (one: number, other: number) => change({ bond: [one, other] }),
    hide: (node: number) => change(({ hidden }) => ({ hidden: [...hidden, node], bond: null })),
  };
  const root = tree.nodes[0]!;
  const title = t('Entities_TreeCount', { nodes: tree.nodes.length, edges: tree.edges.length });
  return (
    <TabPage>
      <SubjectHead
        above={
          <p className={typeStyles.meta}>
            <Link to={buildRoute('dossier', { kind: root.kind, id: root.id })}>{root.name}</Link>
          </p>
        }
        title={t('Entities_TreeTitle')}
      />
      {tree.nodes.length > 1 && <TreeVerdict {...{ tree, view }} to={parts[0]!.to} />}
      <TreeTools {...{ view, change }} />
      {tree.nodes.length === 1 ? (
        <Tile level={2} title={title} state={{ kind: 'empty', message: t('Entities_TreeLonely') }} />
      ) : (
        <>
          <TabRow split="wideFirst">
            {view.form === 'list' ? (
              <TreeList {...{ tree, view, actions }} title={title} />
            ) : (
              <Tile level={2} title={title} source={t('Entities_TreeNote')}>
                <TreeGraph {...{ tree, view, path, actions }} />
              </Tile>
            )}
            <TabColumn>
              <BondTile {...{ bond, root, view }} hide={actions.hide} />
              <PathTile {...{ view, path, change }} />
            </TabColumn>
          </TabRow>
          {view.form === 'list' ? (
            <EdgeTable tree={tree} />
          ) : (
            <TabRow split="wideFirst">
              <TreeList {...{ tree, view, actions }} title={t('Entities_TreeList')} />
              <EdgeTable tree={tree} />
            </TabRow>
          )}
        </>
      )}
    </TabPage>
  );
}
