/** What the tree's sentence says. */
export interface TreeFinding<Node> {
  /** Who shares most headlines with the root, in how many, and how many that would be by chance. */
  nearest: { node: Node; headlines: number; expected: number } | null;
  /** Bonds of the root that registers alone know. */
  registers: number;
  /** The node without which most others lose every way to the root, and how many those are. */
  cut: { node: Node; falls: number } | null;
}

interface Edge {
  one: number;
  other: number;
  headlines: number;
  expected: number;
}

/** The finding of a drawn tree: its root is the first node. */
export function tellTree<Node extends { id: number }>(
  nodes: readonly Node[],
  edges: readonly Edge[],
): TreeFinding<Node> {
  const root = nodes[0]!.id;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = edges.filter(({ one, other }) => one === root || other === root);
  const [strongest] = own
    .filter(({ headlines }) => headlines > 0)
    .toSorted((one, other) => other.headlines - one.headlines);
  const [most] = [...fallsOf(root, edges)].toSorted(([, one], [, other]) => other - one);
  return {
    nearest: strongest
      ? { ...strongest, node: byId.get(strongest.one === root ? strongest.other : strongest.one)! }
      : null,
    registers: own.filter(({ headlines }) => headlines === 0).length,
    cut: most ? { node: byId.get(most[0])!, falls: most[1] } : null,
  };
}

/** How many nodes hang on each that holds some: those below it from which no bond leads around it (Tarjan, 1972). */
function fallsOf(root: number, edges: readonly Edge[]): Map<number, number> {
  const near = new Map<number, number[]>();
  for (const { one, other } of edges) {
    near.set(one, [...(near.get(one) ?? []), other]);
    near.set(other, [...(near.get(other) ?? []), one]);
  }
  const order = new Map<number, number>();
  const falls = new Map<number, number>();
  const visit = (id: number, parent: number | null): { low: number; size: number } => {
    const own = order.size;
    order.set(id, own);
    let [low, size] = [own, 1];
    for (const next of near.get(id) ?? []) {
      if (next === parent) continue;
      const seen = order.get(next);
      if (seen !== undefined) {
        low = Math.min(low, seen);
        continue;
      }
      const below = visit(next, id);
      size += below.size;
      low = Math.min(low, below.low);
      if (id !== root && below.low >= own) falls.set(id, (falls.get(id) ?? 0) + below.size);
    }
    return { low, size };
  };
  visit(root, null);
  return falls;
}
