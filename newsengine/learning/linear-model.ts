/** Multi-class linear model over hashed features; weights are bytes, `scales` turns a class's bytes into logits. */
export interface LinearModel {
  readonly classes: readonly string[];
  /** Power of two; a feature's row is its hash modulo this. */
  readonly buckets: number;
  readonly bias: readonly number[];
  readonly scales: readonly number[];
  /** buckets × classes, row by row. */
  readonly weights: Int8Array;
}

const magic = 0x4d4c5653;

/** Reads a model written by `encodeLinearModel`; throws when the bytes are something else. */
export function decodeLinearModel(bytes: Uint8Array): LinearModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== magic) throw new Error('Not a linear model');
  const headLength = view.getUint32(4, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + headLength))) as Omit<
    LinearModel,
    'weights'
  >;
  return {
    ...head,
    weights: new Int8Array(
      bytes.buffer,
      bytes.byteOffset + 8 + headLength,
      head.buckets * head.classes.length,
    ),
  };
}

/** One file: magic, header length, JSON header, then the weights as they are. */
export function encodeLinearModel(model: LinearModel): Uint8Array {
  const { weights, ...rest } = model;
  const head = new TextEncoder().encode(JSON.stringify(rest));
  const bytes = new Uint8Array(8 + head.length + weights.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, head.length, true);
  bytes.set(head, 8);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), 8 + head.length);
  return bytes;
}

/** Hashed features of one text: equal lengths, `values` multiply the weights of their row. */
export interface Features {
  readonly hashes: number[];
  readonly values: number[];
}

/** Logit of each class, in the model's class order. */
export function scoreLinear(model: LinearModel, features: Features): Float64Array {
  const classCount = model.classes.length;
  const sums = new Float64Array(classCount);
  const mask = model.buckets - 1;
  for (let index = 0; index < features.hashes.length; index += 1) {
    const row = ((features.hashes[index] ?? 0) & mask) * classCount;
    const value = features.values[index] ?? 0;
    for (let label = 0; label < classCount; label += 1) {
      sums[label] = (sums[label] ?? 0) + value * (model.weights[row + label] ?? 0);
    }
  }
  for (let label = 0; label < classCount; label += 1) {
    sums[label] = (sums[label] ?? 0) * (model.scales[label] ?? 0) + (model.bias[label] ?? 0);
  }
  return sums;
}

/** Logits to shares that sum to 1. */
export function softmax(logits: Float64Array): Float64Array {
  const highest = Math.max(...logits);
  const shares = logits.map((logit) => Math.exp(logit - highest));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
