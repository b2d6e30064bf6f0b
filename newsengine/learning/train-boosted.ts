import type { BoostedTrees, Tree } from './boosted-trees.ts';
import { predictBoosted } from './boosted-trees.ts';
import { createRandom } from './train-linear.ts';

/** One labelled row; `weight` lets distant labels count less. */
export interface LabelledRow {
  readonly row: Float64Array;
  readonly label: 0 | 1;
  readonly weight: number;
}

/** Knobs: `rows` and `columns` are the shares drawn for each tree, `leafWeight` the least hessian in a leaf. */
export interface BoostingOptions {
  readonly rounds: number;
  readonly depth: number;
  readonly rate: number;
  readonly rows: number;
  readonly columns: number;
  readonly leafWeight: number;
  readonly ridge: number;
  readonly seed: number;
}

interface Split {
  readonly feature: number;
  readonly threshold: number;
  readonly gain: number;
}

interface Growing {
  readonly data: readonly LabelledRow[];
  readonly gradients: Float64Array;
  readonly hessians: Float64Array;
  readonly features: readonly number[];
  readonly cuts: readonly (readonly number[])[];
  /** Of each feature the place of each row among its cuts. */
  readonly bins: readonly Uint8Array[];
  readonly options: BoostingOptions;
}

/** Up to 40 cut points per feature, at its quantiles. */
function findCuts(data: readonly LabelledRow[], width: number): number[][] {
  return Array.from({ length: width }, (_, feature) => {
    const values = data.map(({ row }) => row[feature] ?? 0).sort((a, b) => a - b);
    const cuts = Array.from(
      { length: 40 },
      (__, step) => values[Math.floor((step / 40) * values.length)] ?? 0,
    );
    return [...new Set(cuts)];
  });
}

function placeAmong(cuts: readonly number[], value: number): number {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (cuts[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function score(gradient: number, hessian: number, ridge: number): number {
  return (gradient * gradient) / (hessian + ridge);
}

function splitByFeature(growing: Growing, members: readonly number[], feature: number): Split {
  const cuts = growing.cuts[feature] ?? [];
  const gradients = new Float64Array(cuts.length + 1);
  const hessians = new Float64Array(cuts.length + 1);
  const bins = growing.bins[feature]!;
  for (const member of members) {
    const bin = bins[member]!;
    gradients[bin]! += growing.gradients[member]!;
    hessians[bin]! += growing.hessians[member]!;
  }
  const allGradient = gradients.reduce((sum, value) => sum + value, 0);
  const allHessian = hessians.reduce((sum, value) => sum + value, 0);
  const { leafWeight, ridge } = growing.options;
  let best: Split = { feature, threshold: 0, gain: 0 };
  let gradient = 0;
  let hessian = 0;
  for (let cut = 0; cut < cuts.length; cut += 1) {
    gradient += gradients[cut] ?? 0;
    hessian += hessians[cut] ?? 0;
    if (hessian < leafWeight || allHessian - hessian < leafWeight) continue;
    const gain =
      score(gradient, hessian, ridge) +
      score(allGradient - gradient, allHessian - hessian, ridge) -
      score(allGradient, allHessian, ridge);
    if (gain > best.gain) best = { feature, threshold: cuts[cut] ?? 0, gain };
  }
  return best;
}

interface OpenTree {
  feature: number[];
  threshold: number[];
  left: number[];
  right: number[];
}

function addNode(tree: OpenTree, feature: number, threshold: number): number {
  tree.feature.push(feature);
  tree.threshold.push(Number(threshold.toPrecision(6)));
  tree.left.push(0);
  tree.right.push(0);
  return tree.feature.length - 1;
}

function grow(growing: Growing, members: readonly number[], depth: number, tree: OpenTree): number {
  const { options } = growing;
  let best: Split = { feature: -1, threshold: 0, gain: 1e-6 };
  if (depth < options.depth) {
    for (const feature of growing.features) {
      const split = splitByFeature(growing, members, feature);
      if (split.gain > best.gain) best = split;
    }
  }
  if (best.feature < 0) {
    const gradient = members.reduce((sum, member) => sum + (growing.gradients[member] ?? 0), 0);
    const hessian = members.reduce((sum, member) => sum + (growing.hessians[member] ?? 0), 0);
    return addNode(tree, -1, (-gradient / (hessian + options.ridge)) * options.rate);
  }
  const node = addNode(tree, best.feature, best.threshold);
  const goesLeft = (member: number): boolean =>
    (growing.data[member]?.row[best.feature] ?? 0) <= best.threshold;
  tree.left[node] = grow(growing, members.filter(goesLeft), depth + 1, tree);
  tree.right[node] = grow(
    growing,
    members.filter((member) => !goesLeft(member)),
    depth + 1,
    tree,
  );
  return node;
}

function draw(growing: Omit<Growing, 'features'>, width: number, random: () => number): Tree {
  const members: number[] = [];
  for (let index = 0; index < growing.data.length; index += 1)
    if (random() < growing.options.rows) members.push(index);
  const features = Array.from({ length: width }, (_, index) => index).filter(
    () => random() < growing.options.columns,
  );
  const tree: OpenTree = { feature: [], threshold: [], left: [], right: [] };
  grow({ ...growing, features }, members, 0, tree);
  return tree;
}

/** Logistic gradient boosting with second-order leaves; the same seed and rows give the same trees. */
export function trainBoosted(data: readonly LabelledRow[], options: BoostingOptions): BoostedTrees {
  const width = data[0]?.row.length ?? 0;
  const random = createRandom(options.seed);
  const cuts = findCuts(data, width);
  const bins = cuts.map((own, feature) =>
    Uint8Array.from(data, ({ row }) => placeAmong(own, row[feature] ?? 0)),
  );
  const gradients = new Float64Array(data.length);
  const hessians = new Float64Array(data.length);
  const positive = data.reduce((sum, { label, weight }) => sum + label * weight, 0);
  const total = data.reduce((sum, { weight }) => sum + weight, 0);
  const base = Math.log(positive / (total - positive));
  const logits = new Float64Array(data.length).fill(base);
  const trees: Tree[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [index, { label, weight }] of data.entries()) {
      const share = 1 / (1 + Math.exp(-(logits[index] ?? 0)));
      gradients[index] = (share - label) * weight;
      hessians[index] = Math.max(1e-6, share * (1 - share)) * weight;
    }
    const tree = draw({ data, gradients, hessians, cuts, bins, options }, width, random);
    trees.push(tree);
    const alone = { base: 0, trees: [tree] };
    for (const [index, { row }] of data.entries()) {
      const share = predictBoosted(alone, row);
      logits[index] = (logits[index] ?? 0) + Math.log(share / (1 - share));
    }
  }
  return { base, trees };
}
