/** A node as it was given, with the node that brought it: null for the root. */
export type Grown<Node> = Node & { parent: number | null; depth: number };

interface Part<Node, Edge> {
  root: number;
  nodes: readonly Node[];
  edges: readonly Edge[];
}

/**
 * Several previews as one tree: the first is the root's, each other opens a node that is there. What is shown already is
 * not drawn a second time, so a cycle closes on itself; a bond of a node with itself is none.
 */
export function growTree<Node extends { id: number }, Edge extends { one: number; other: number }>(
  parts: readonly Part<Node, Edge>[],
  hidden: ReadonlySet<number> = new Set(),
): { nodes: Grown<Node>[]; edges: Edge[] } {
  const nodes = new Map<number, Grown<Node>>();
  const edges = new Map<string, Edge>();
  for (const [at, part] of parts.entries()) {
    if (at > 0 && !nodes.has(part.root)) continue;
    const depth = (nodes.get(part.root)?.depth ?? -1) + 1;
    for (const node of part.nodes) {
      if (nodes.has(node.id) || hidden.has(node.id)) continue;
      const isRoot = at === 0 && node.id === part.root;
      nodes.set(node.id, {
        ...node,
        parent: isRoot ? null : part.root,
        depth: isRoot ? 0 : Math.max(1, depth),
      });
    }
    for (const edge of part.edges) edges.set(`${edge.one} ${edge.other}`, edge);
  }
  const drawn = [...edges.values()].filter(
    ({ one, other }) => one !== other && nodes.has(one) && nodes.has(other),
  );
  return { nodes: inTreeOrder([...nodes.values()]), edges: drawn };
}

/** Each node before what it brought. */
function inTreeOrder<Node extends { id: number; parent: number | null }>(nodes: readonly Node[]): Node[] {
  const children = Map.groupBy(nodes, ({ parent }) => parent);
  const ordered: Node[] = [];
  const waiting = [...(children.get(null) ?? [])];
  while (waiting.length > 0) {
    const node = waiting.shift()!;
    ordered.push(node);
    waiting.unshift(...(children.get(node.id) ?? []));
  }
  return ordered;
}
