import type { LinearModel } from './linear-model.ts';
import type { Example } from './train-linear.ts';
import { quantise } from './train-linear.ts';

/** Knobs: `l2` against the mean loss, `rounds` over all examples, `rate` of a step. */
export interface RidgeOptions {
  readonly buckets: number;
  readonly l2: number;
  readonly rounds: number;
  readonly rate: number;
}

interface State {
  readonly values: Float32Array;
  readonly gradients: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;
}

function sharesOf(state: State, example: Example, sums: Float64Array, mask: number): void {
  const count = sums.length;
  const { hashes, values } = example.features;
  const biases = state.values.length - count;
  for (let label = 0; label < count; label += 1) sums[label] = state.values[biases + label] ?? 0;
  for (let at = 0; at < hashes.length; at += 1) {
    const row = ((hashes[at] ?? 0) & mask) * count;
    for (let label = 0; label < count; label += 1)
      sums[label] = (sums[label] ?? 0) + (values[at] ?? 0) * (state.values[row + label] ?? 0);
  }
  let highest = -Infinity;
  for (const sum of sums) highest = Math.max(highest, sum);
  let total = 0;
  for (let label = 0; label < count; label += 1) {
    sums[label] = Math.exp((sums[label] ?? 0) - highest);
    total += sums[label] ?? 0;
  }
  for (let label = 0; label < count; label += 1) sums[label] = (sums[label] ?? 0) / total;
}

function pull(state: State, example: Example, sums: Float64Array, mask: number, share: number): void {
  sharesOf(state, example, sums, mask);
  const count = sums.length;
  const { hashes, values } = example.features;
  const biases = state.values.length - count;
  for (let label = 0; label < count; label += 1) {
    const error = ((sums[label] ?? 0) - (label === example.label ? 1 : 0)) * share;
    state.gradients[biases + label] = (state.gradients[biases + label] ?? 0) + error;
    for (let at = 0; at < hashes.length; at += 1) {
      const cell = ((hashes[at] ?? 0) & mask) * count + label;
      state.gradients[cell] = (state.gradients[cell] ?? 0) + error * (values[at] ?? 0);
    }
  }
}

/** One step of Adam over the touched cells. */
function move(state: State, cells: readonly number[], round: number, rate: number): void {
  const meanScale = 1 - 0.9 ** round;
  const squareScale = 1 - 0.99 ** round;
  for (const cell of cells) {
    const gradient = state.gradients[cell] ?? 0;
    const mean = 0.9 * (state.means[cell] ?? 0) + 0.1 * gradient;
    const square = 0.99 * (state.squares[cell] ?? 0) + 0.01 * gradient * gradient;
    state.means[cell] = mean;
    state.squares[cell] = square;
    const step = (rate * (mean / meanScale)) / (Math.sqrt(square / squareScale) + 1e-8);
    state.values[cell] = (state.values[cell] ?? 0) - step;
  }
}

function findCells(examples: readonly Example[], buckets: number, count: number): number[] {
  const rows = new Set<number>();
  for (const { features } of examples) for (const hash of features.hashes) rows.add(hash & (buckets - 1));
  return [...rows].flatMap((row) => Array.from({ length: count }, (_, label) => row * count + label));
}

/** Multinomial ridge regression over all examples at once: slower than `trainLinear`, better where examples are few and features many. */
export function trainRidge(
  examples: readonly Example[],
  classes: readonly string[],
  options: RidgeOptions,
): LinearModel {
  const count = classes.length;
  const size = options.buckets * count;
  const state: State = {
    values: new Float32Array(size + count),
    gradients: new Float32Array(size + count),
    means: new Float32Array(size + count),
    squares: new Float32Array(size + count),
  };
  const cells = findCells(examples, options.buckets, count);
  const biases = classes.map((_, label) => size + label);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const sums = new Float64Array(count);
  for (let round = 1; round <= options.rounds; round += 1) {
    for (const cell of cells) state.gradients[cell] = options.l2 * (state.values[cell] ?? 0);
    for (const cell of biases) state.gradients[cell] = 0;
    for (const example of examples) pull(state, example, sums, options.buckets - 1, example.weight / total);
    move(state, [...cells, ...biases], round, options.rate);
  }
  const bias = Float64Array.from(biases, (cell) => state.values[cell] ?? 0);
  return quantise({ values: state.values.subarray(0, size), bias }, classes, options.buckets);
}
