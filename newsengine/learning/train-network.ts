import { standardise, type Network } from './network.ts';
import type { LabelledRow } from './train-boosted.ts';
import { createRandom, shuffle } from './train-linear.ts';

/** Knobs: `dropped` is the share of features left out of each look at an example, `ridge` pulls all weights to nought. */
export interface NetworkOptions {
  readonly units: number;
  readonly epochs: number;
  readonly batch: number;
  readonly rate: number;
  readonly ridge: number;
  readonly dropped: number;
  readonly seed: number;
}

/** Weights with the running means of their gradients (Adam). */
interface Layer {
  readonly weights: Float64Array;
  readonly gradients: Float64Array;
  readonly means: Float64Array;
  readonly squares: Float64Array;
}

const decay = { mean: 0.9, square: 0.999 } as const;
const lastRate = 1e-4;

function layerOf(size: number, fill: () => number): Layer {
  return {
    weights: Float64Array.from({ length: size }, fill),
    gradients: new Float64Array(size),
    means: new Float64Array(size),
    squares: new Float64Array(size),
  };
}

function move(
  { weights, gradients, means, squares }: Layer,
  rate: number,
  step: number,
  ridge: number,
): void {
  for (let at = 0; at < weights.length; at += 1) {
    const gradient = gradients[at]! + ridge * weights[at]!;
    const mean = decay.mean * means[at]! + (1 - decay.mean) * gradient;
    const square = decay.square * squares[at]! + (1 - decay.square) * gradient * gradient;
    means[at] = mean;
    squares[at] = square;
    const scale = Math.sqrt(square / (1 - decay.square ** step)) + 1e-8;
    weights[at]! -= (rate * mean) / (1 - decay.mean ** step) / scale;
    gradients[at] = 0;
  }
}

interface Layers {
  readonly inward: Layer;
  readonly biases: Layer;
  readonly outward: Layer;
  readonly base: Layer;
}

/** Adds what one example asks of each weight. */
function pull(layers: Layers, row: Float64Array, label: number, weight: number): void {
  const { inward, biases, outward, base } = layers;
  const units = biases.weights.length;
  const sums = Float64Array.from(biases.weights);
  for (let feature = 0, from = 0; feature < row.length; feature += 1, from += units) {
    const value = row[feature]!;
    if (value !== 0)
      for (let unit = 0; unit < units; unit += 1) sums[unit]! += value * inward.weights[from + unit]!;
  }
  let logit = base.weights[0]!;
  for (let unit = 0; unit < units; unit += 1)
    if (sums[unit]! > 0) logit += sums[unit]! * outward.weights[unit]!;
  const error = weight * (1 / (1 + Math.exp(-logit)) - label);
  base.gradients[0]! += error;
  for (let unit = 0; unit < units; unit += 1) {
    if (sums[unit]! <= 0) continue;
    outward.gradients[unit]! += error * sums[unit]!;
    const back = error * outward.weights[unit]!;
    biases.gradients[unit]! += back;
    for (let feature = 0; feature < row.length; feature += 1)
      inward.gradients[feature * units + unit]! += back * row[feature]!;
  }
}

/** Means of the features, and 1 over their deviations. */
function spreadOf(data: readonly LabelledRow[]): { means: Float32Array; scales: Float32Array } {
  const width = data[0]?.row.length ?? 0;
  const means = new Float32Array(width);
  const scales = new Float32Array(width);
  for (let at = 0; at < width; at += 1) {
    const mean = data.reduce((sum, { row }) => sum + row[at]!, 0) / data.length;
    const square = data.reduce((sum, { row }) => sum + (row[at]! - mean) ** 2, 0) / data.length;
    means[at] = mean;
    scales[at] = 1 / (Math.sqrt(square) + 1e-6);
  }
  return { means, scales };
}

/** Learns by mini-batches; the same seed and examples give the same network. */
export function trainNetwork(data: readonly LabelledRow[], options: NetworkOptions): Network {
  const { units, epochs, batch, rate, ridge, dropped, seed } = options;
  const random = createRandom(seed);
  /** Normal by the sum of twelve, of the deviation asked for. */
  const normal = (deviation: number) => (): number => {
    let sum = -6;
    for (let time = 0; time < 12; time += 1) sum += random();
    return sum * deviation;
  };
  const { means, scales } = spreadOf(data);
  const width = means.length;
  const rows = data.map(({ row, label, weight }) => ({
    row: Float64Array.from(row, (value, at) => standardise(value, means[at]!, scales[at]!)),
    label,
    weight,
  }));
  const layers: Layers = {
    inward: layerOf(width * units, normal(Math.sqrt(1 / width))),
    biases: layerOf(units, () => 0),
    outward: layerOf(units, normal(Math.sqrt(1 / units))),
    base: layerOf(1, () => 0),
  };
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const now = rate * (1 - epoch / epochs) + lastRate;
    const order = shuffle([...rows], random);
    for (let from = 0; from < order.length; from += batch) {
      const part = order.slice(from, from + batch);
      for (const { row, label, weight } of part) {
        const seen = row.map((value) => (random() < dropped ? 0 : value / (1 - dropped)));
        pull(layers, seen, label, weight / part.length);
      }
      step += 1;
      move(layers.inward, now, step, ridge);
      move(layers.biases, now, step, 0);
      move(layers.outward, now, step, ridge);
      move(layers.base, now, step, 0);
    }
  }
  return {
    means,
    scales,
    inward: Float32Array.from(layers.inward.weights),
    biases: Float32Array.from(layers.biases.weights),
    outward: Float32Array.from(layers.outward.weights),
    base: layers.base.weights[0] ?? 0,
  };
}
