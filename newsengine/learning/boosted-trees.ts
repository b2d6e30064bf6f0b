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

/** All trees in flat arrays, children as places in them: pairs are judged some thirty times an item. */
interface FlatTrees {
  readonly roots: Int32Array;
  readonly feature: Int16Array;
  readonly threshold: Float64Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
}

const flattened = new WeakMap<readonly Tree[], FlatTrees>();

function flatten(trees: readonly Tree[]): FlatTrees {
  const sizes = trees.map(({ feature }) => feature.length);
  const roots = Int32Array.from(trees, (_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
  const shift = (at: number): ((child: number) => number) => {
    const root = roots[at] ?? 0;
    return (child) => root + child;
  };
  return {
    roots,
    feature: Int16Array.from(trees.flatMap(({ feature }) => feature)),
    threshold: Float64Array.from(trees.flatMap(({ threshold }) => threshold)),
    left: Int32Array.from(trees.flatMap(({ left }, at) => left.map(shift(at)))),
    right: Int32Array.from(trees.flatMap(({ right }, at) => right.map(shift(at)))),
  };
}

/** Probability 0…1 that the answer is yes; a hot loop, so the arrays' bounds are taken for granted. */
export function predictBoosted({ base, trees }: BoostedTrees, row: ArrayLike<number>): number {
  let flat = flattened.get(trees);
  if (!flat) {
    flat = flatten(trees);
    flattened.set(trees, flat);
  }
  const { roots, feature, threshold, left, right } = flat;
  let logit = base;
  for (let tree = 0; tree < roots.length; tree += 1) {
    let node = roots[tree]!;
    let asked = feature[node]!;
    while (asked >= 0) {
      node = row[asked]! <= threshold[node]! ? left[node]! : right[node]!;
      asked = feature[node]!;
    }
    logit += threshold[node]!;
  }
  return 1 / (1 + Math.exp(-logit));
}
