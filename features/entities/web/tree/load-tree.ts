import type { OutputOf } from '#platform/web/api.ts';
import { idOf } from '#platform/web/missing.ts';
import { partOfPage } from '#platform/web/part-of-page.ts';
import type { LoadPage } from '#platform/web/page.ts';
import { readTreeView, type TreeView } from '../../domain/tree/tree-view.ts';
import type { Grown } from '../../domain/tree/grow-tree.ts';

/** The nodes and bonds that are drawn. */
export interface DrawnTree {
  nodes: Grown<TreeNode>[];
  edges: TreeEdge[];
}

/** What may be done to a tree. */
export interface TreeActions {
  open: (node: number) => void;
  choose: (one: number, other: number) => void;
}

export type Preview = OutputOf<'TreeApi/Preview'>;
export type TreeNode = Preview['nodes'][number];
export type TreeEdge = Preview['edges'][number];
export type Bond = OutputOf<'TreeApi/GetLinkedObject'>;
export type Path = OutputOf<'entities/findPath'>;

/** The tree of the address with what was opened in it, the chosen bond and the way that was asked for. */
export interface Tree {
  id: number;
  view: TreeView;
  parts: Preview[];
  bond: Bond | null;
  path: Path | null;
}

/** Loads what the address names: the root's neighbours and those of every opened node. */
export const loadTree: LoadPage<Tree> = async ({ api, params, url }) => {
  const id = idOf(params, 'id', { max: 2_147_483_647 });
  const view = readTreeView(url.searchParams);
  const span = { ...(view.since && { from: view.since }), ...(view.till && { to: view.till }) };
  const asked = {
    least: view.least,
    withStatements: view.registers,
    ...(view.kinds.length > 0 && { kinds: view.kinds }),
    ...span,
  };
  const [first, ...opened] = await Promise.all([
    api.call('TreeApi/Preview', { id, ...asked }),
    ...view.open.map((each) => partOfPage(api.call('TreeApi/Preview', { id: each, ...asked, most: 12 }))),
  ]);
  const [bond, path] = await Promise.all([
    view.bond &&
      partOfPage(api.call('TreeApi/GetLinkedObject', { id: view.bond[0], linkedId: view.bond[1], ...span })),
    view.to === null ? null : partOfPage(api.call('entities/findPath', { id, linkedId: view.to, ...span })),
  ]);
  return { id: first.root, view, parts: [first, ...opened.filter((part) => part !== null)], bond, path };
};
