import type { Features, LinearModel } from './linear-model.ts';

/** One labelled text; `weight` lets distant labels count less than read ones. */
export interface Example {
  readonly features: Features;
  readonly label: number;
  readonly weight: number;
}

/** Knobs of the training: `l2` is applied per touched row, `seed` fixes the order of examples. */
export interface TrainingOptions {
  readonly buckets: number;
  readonly epochs: number;
  readonly rate: number;
  readonly l2: number;
  readonly seed: number;
}

/** Small seeded generator (mulberry32): shares in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Shuffles in place by the seeded generator. */
export function shuffle<T>(items: T[], random: () => number): T[] {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = items[index] as T;
    items[index] = items[other] as T;
    items[other] = kept;
  }
  return items;
}

/** Weights in the making: buckets × classes, and a bias a class. */
export interface Weights {
  readonly values: Float32Array;
  readonly squares: Float32Array;
  readonly bias: Float64Array;
}

function softmaxInto(sums: Float64Array): void {
  let highest = -Infinity;
  for (const sum of sums) highest = Math.max(highest, sum);
  let total = 0;
  for (let label = 0; label < sums.length; label += 1) {
    sums[label] = Math.exp((sums[label] ?? 0) - highest);
    total += sums[label] ?? 0;
  }
  for (let label = 0; label < sums.length; label += 1) sums[label] = (sums[label] ?? 0) / total;
}

function learn(state: Weights, example: Example, options: TrainingOptions, sums: Float64Array): void {
  const classCount = sums.length;
  const mask = options.buckets - 1;
  const { hashes, values } = example.features;
  sums.set(state.bias);
  for (let index = 0; index < hashes.length; index += 1) {
    const row = ((hashes[index] ?? 0) & mask) * classCount;
    for (let label = 0; label < classCount; label += 1) {
      sums[label] = (sums[label] ?? 0) + (values[index] ?? 0) * (state.values[row + label] ?? 0);
    }
  }
  softmaxInto(sums);
  for (let label = 0; label < classCount; label += 1) {
    const error = ((sums[label] ?? 0) - (label === example.label ? 1 : 0)) * example.weight;
    state.bias[label] = (state.bias[label] ?? 0) - 0.02 * error;
    for (let index = 0; index < hashes.length; index += 1) {
      const cell = ((hashes[index] ?? 0) & mask) * classCount + label;
      const weight = state.values[cell] ?? 0;
      const gradient = error * (values[index] ?? 0) + options.l2 * weight;
      const square = (state.squares[cell] ?? 0) + gradient * gradient;
      state.squares[cell] = square;
      state.values[cell] = weight - (options.rate * gradient) / (Math.sqrt(square) + 1e-3);
    }
  }
}

/** Bytes for weights, with one scale a class. */
function quantise(
  state: Pick<Weights, 'values' | 'bias'>,
  classes: readonly string[],
  buckets: number,
): LinearModel {
  const weights = new Int8Array(state.values.length);
  const scales = classes.map((_, label) => {
    let highest = 1e-9;
    for (let cell = label; cell < state.values.length; cell += classes.length) {
      highest = Math.max(highest, Math.abs(state.values[cell] ?? 0));
    }
    for (let cell = label; cell < state.values.length; cell += classes.length) {
      weights[cell] = Math.round(((state.values[cell] ?? 0) / highest) * 127);
    }
    return highest / 127;
  });
  return { classes, buckets, bias: [...state.bias], scales, weights };
}

function fit(
  examples: readonly Example[],
  classCount: number,
  options: TrainingOptions,
): Pick<Weights, 'values' | 'bias'> {
  const cells = options.buckets * classCount;
  const state: Weights = {
    values: new Float32Array(cells),
    squares: new Float32Array(cells),
    bias: new Float64Array(classCount),
  };
  const random = createRandom(options.seed);
  const order = [...examples];
  const sums = new Float64Array(classCount);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (const example of shuffle(order, random)) learn(state, example, options, sums);
  }
  return state;
}

/** Multinomial logistic regression by Adagrad; the same seed and examples give the same model. */
export function trainLinear(
  examples: readonly Example[],
  classes: readonly string[],
  options: TrainingOptions,
): LinearModel {
  return quantise(fit(examples, classes.length, options), classes, options.buckets);
}

/** The mean of several trainings in other orders, as one model of the same size: less hangs on the order of few examples. */
export function trainLinearMean(
  examples: readonly Example[],
  classes: readonly string[],
  options: TrainingOptions,
  orders: number,
): LinearModel {
  const values = new Float32Array(options.buckets * classes.length);
  const bias = new Float64Array(classes.length);
  for (let order = 0; order < orders; order += 1) {
    const each = fit(examples, classes.length, { ...options, seed: options.seed + order });
    for (const [at, value] of each.values.entries()) values[at] = (values[at] ?? 0) + value / orders;
    for (const [at, value] of each.bias.entries()) bias[at] = (bias[at] ?? 0) + value / orders;
  }
  return quantise({ values, bias }, classes, options.buckets);
}
