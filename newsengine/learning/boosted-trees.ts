/** One regression tree as parallel arrays; `feature` -1 marks a leaf whose value stands in `threshold`. */
export interface Tree {
  readonly feature: readonly number[];
  readonly threshold: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** Gradient-boosted trees for a yes-or-no question; the sum of leaves and `base` is a logit. */
export interface BoostedTrees {
  readonly base: number;
  readonly trees: readonly Tree[];
}

/** All trees filled up to one depth, node by node and leaf by leaf in two arrays: pairs are judged some thirty times an item. */
interface FullTrees {
  readonly depth: number;
  readonly feature: Int16Array;
  readonly threshold: Float64Array;
  readonly leaves: Float64Array;
}

const filled = new WeakMap<readonly Tree[], FullTrees>();

function depthOf(tree: Tree, node = 0): number {
  if ((tree.feature[node] ?? -1) < 0) return 0;
  return 1 + Math.max(depthOf(tree, tree.left[node]), depthOf(tree, tree.right[node]));
}

function fillUp(trees: readonly Tree[]): FullTrees {
  const depth = Math.max(...trees.map((tree) => depthOf(tree)));
  const splits = 2 ** depth - 1;
  const full: FullTrees = {
    depth,
    feature: new Int16Array(trees.length * splits),
    threshold: new Float64Array(trees.length * splits),
    leaves: new Float64Array(trees.length * (splits + 1)),
  };
  for (const [at, tree] of trees.entries()) {
    // A leaf above the last row says the same on every way down from it.
    const place = (node: number, into: number): void => {
      const isLeaf = (tree.feature[node] ?? -1) < 0;
      if (into >= splits) full.leaves[at * (splits + 1) + into - splits] = tree.threshold[node] ?? 0;
      else {
        if (!isLeaf) {
          full.feature[at * splits + into] = tree.feature[node] ?? 0;
          full.threshold[at * splits + into] = tree.threshold[node] ?? 0;
        }
        place(isLeaf ? node : (tree.left[node] ?? 0), 2 * into + 1);
        place(isLeaf ? node : (tree.right[node] ?? 0), 2 * into + 2);
      }
    };
    place(0, 0);
  }
  return full;
}

/** Probability 0…1 that the answer is yes; a hot loop, so the arrays' bounds are taken for granted. */
export function predictBoosted({ base, trees }: BoostedTrees, row: ArrayLike<number>): number {
  let full = filled.get(trees);
  if (!full) {
    full = fillUp(trees);
    filled.set(trees, full);
  }
  const { depth, feature, threshold, leaves } = full;
  const splits = (1 << depth) - 1;
  let logit = base;
  for (
    let tree = 0, root = 0, leaf = -splits;
    tree < trees.length;
    tree += 1, root += splits, leaf += splits + 1
  ) {
    let node = 0;
    for (let level = 0; level < depth; level += 1)
      node = 2 * node + (row[feature[root + node]!]! <= threshold[root + node]! ? 1 : 2);
    logit += leaves[leaf + node]!;
  }
  return 1 / (1 + Math.exp(-logit));
}
