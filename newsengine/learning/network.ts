/** One hidden layer over standardised features; the answer is a logit. */
export interface Network {
  /** Of each feature: its mean, and 1 over its deviation. */
  readonly means: Float32Array;
  readonly scales: Float32Array;
  /** Weights from features to hidden units, one feature's after another's; then each unit's bias and its weight in the answer. */
  readonly inward: Float32Array;
  readonly biases: Float32Array;
  readonly outward: Float32Array;
  readonly base: number;
}

/** What is farther from the mean counts as so many deviations. */
const farthest = 4;

/** A feature as the network sees it. */
export function standardise(value: number, mean: number, scale: number): number {
  return Math.max(-farthest, Math.min(farthest, (value - mean) * scale));
}

/** Logit that the answer is yes; a hot loop, so the arrays' bounds are taken for granted. */
export function scoreNetwork(network: Network, row: ArrayLike<number>): number {
  const { means, scales, inward, biases, outward } = network;
  const units = biases.length;
  const sums = Float32Array.from(biases);
  for (let feature = 0, from = 0; feature < means.length; feature += 1, from += units) {
    const value = standardise(row[feature]!, means[feature]!, scales[feature]!);
    for (let unit = 0; unit < units; unit += 1) sums[unit]! += value * inward[from + unit]!;
  }
  let logit = network.base;
  for (let unit = 0; unit < units; unit += 1) if (sums[unit]! > 0) logit += sums[unit]! * outward[unit]!;
  return logit;
}

/** A network as its file holds it. */
export type NetworkFile = { readonly [Part in Exclude<keyof Network, 'base'>]: readonly number[] } & {
  readonly base: number;
};

/** Reads a network from its file. */
export function decodeNetwork(file: NetworkFile): Network {
  return {
    means: Float32Array.from(file.means),
    scales: Float32Array.from(file.scales),
    inward: Float32Array.from(file.inward),
    biases: Float32Array.from(file.biases),
    outward: Float32Array.from(file.outward),
    base: file.base,
  };
}

/** Five figures of each number: more say nothing. */
export function encodeNetwork(network: Network): NetworkFile {
  const round = (values: Float32Array): number[] =>
    Array.from(values, (value) => Number(value.toPrecision(5)));
  return {
    means: round(network.means),
    scales: round(network.scales),
    inward: round(network.inward),
    biases: round(network.biases),
    outward: round(network.outward),
    base: Number(network.base.toPrecision(5)),
  };
}
