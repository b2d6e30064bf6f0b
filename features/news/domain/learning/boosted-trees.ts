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

function leafOf(tree: Tree, row: ArrayLike<number>): number {
  let node = 0;
  for (;;) {
    const feature = tree.feature[node] ?? -1;
    if (feature < 0) return tree.threshold[node] ?? 0;
    node = ((row[feature] ?? 0) <= (tree.threshold[node] ?? 0) ? tree.left[node] : tree.right[node]) ?? 0;
  }
}

/** Probability 0…1 that the answer is yes. */
export function predictBoosted(model: BoostedTrees, row: ArrayLike<number>): number {
  let logit = model.base;
  for (const tree of model.trees) logit += leafOf(tree, row);
  return 1 / (1 + Math.exp(-logit));
}
