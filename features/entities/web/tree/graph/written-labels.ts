import { labelsThatFit, textWidth, type Label } from '../../../domain/tree/labels-that-fit.ts';
import type { Point } from '../../../domain/tree/layout-tree.ts';
import type { TreeView } from '../../../domain/tree/tree-view.ts';
import type { TreeEdge, TreeNode, DrawnTree } from '../load-tree.ts';

/** From as many headlines a bond says how many. */
const saidFrom = 4;
const longestName = 24;
const longestOfSmall = 16;
/** What an estimated width may lack. */
const edge = 8;
/** Sizes of the drawing's letters and the middle of a name below its node. */
const letter = 13;
const below = 20;

/** One bond among those drawn. */
export const bondKey = ({ one, other }: Pick<TreeEdge, 'one' | 'other'>): string => `${one} ${other}`;

/** How wide a drawing is, and whether it is a small one beside a text: names alone, and shorter. */
export interface Room {
  width: number;
  isSmall: boolean;
}

/** A name as the drawing has room for it, and how many headlines name it where that is said. */
export function nameText({ name, headlines }: TreeNode, isSmall: boolean): string[] {
  const most = isSmall ? longestOfSmall : longestName;
  const short = name.length > most ? `${name.slice(0, most - 1)}…` : name;
  return isSmall || headlines === 0 ? [short] : [short, String(headlines)];
}

/**
 * Names of nodes and counts of bonds that are written without covering one another, each with the middle it is written
 * around. The root and what was opened or chosen come first, then who is named most.
 */
export function writtenLabels(
  tree: DrawnTree,
  places: ReadonlyMap<number, Point>,
  { open, bond }: Pick<TreeView, 'open' | 'bond'>,
  { width, isSmall }: Room,
): ReadonlyMap<string, Point> {
  const asked = new Set([tree.nodes[0]!.id, ...open, ...(bond ?? [])]);
  const first = ({ id, headlines }: TreeNode): number =>
    asked.has(id) ? Number.MAX_SAFE_INTEGER : headlines;
  const names = tree.nodes
    .toSorted((one, other) => first(other) - first(one))
    .map((node) => nameLabel(node, places.get(node.id)!, { width, isSmall }));
  const counts = (isSmall ? [] : tree.edges)
    .filter(({ headlines }) => headlines >= saidFrom)
    .toSorted((one, other) => other.headlines - one.headlines)
    .map((edge) => countLabel(edge, places.get(edge.one)!, places.get(edge.other)!));
  const labels = [...names, ...counts];
  const kept = labelsThatFit(labels);
  return new Map(labels.filter(({ key }) => kept.has(key)).map(({ key, x, y }) => [key, { x, y }]));
}

/** Below its node, moved in where it would leave the drawing. */
function nameLabel(node: TreeNode, { x, y }: Point, { width, isSmall }: Room): Label<string> {
  const own = letter * textWidth(nameText(node, isSmall).join(' ')) + edge;
  const inside = Math.min(Math.max(x, own / 2), width - own / 2);
  return { key: String(node.id), x: inside, y: y + below, width: own, height: letter };
}

function countLabel(edge: TreeEdge, from: Point, to: Point): Label<string> {
  return {
    key: bondKey(edge),
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    width: letter * textWidth(String(edge.headlines)),
    height: letter,
  };
}
