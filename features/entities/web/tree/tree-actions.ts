import type { Grown } from '../../domain/tree/grow-tree.ts';
import type { TreeEdge, TreeNode } from './load-tree.ts';

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
