import { factorise, solve } from './cholesky.ts';
import type { KernelModel } from './kernel-model.ts';
import type { Features } from './linear-model.ts';
import type { Example } from './train-linear.ts';

/** Knobs of the training. */
export interface KernelOptions {
  readonly sharpness: number;
  /** Against an example of weight 1. */
  readonly ridge: number;
  /** The same for the linear model that goes first. */
  readonly linearRidge: number;
  /** Share of the examples from which on a feature tells nothing. */
  readonly common: number;
  readonly usual: KernelModel['usual'];
}

/** A feature's share of an example's length. */
interface Posting {
  readonly example: number;
  readonly share: number;
}

interface Postings {
  /** Of each feature that two or more examples have, by hash. */
  readonly shared: readonly (readonly [number, readonly Posting[]])[];
  readonly common: readonly number[];
}

/** Largest step of a byte, and of a voice. */
const steps = 255;
const largestVoice = 32_767;

/** Values by hash, those that are nought left out. */
function gatherFeatures({ hashes, values }: Features): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [at, hash] of hashes.entries())
    if (values[at] !== 0) sums.set(hash | 0, (sums.get(hash | 0) ?? 0) + values[at]!);
  return sums;
}

function countHashes(all: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const sums of all) for (const hash of sums.keys()) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return counts;
}

function postFeatures(examples: readonly Example[], most: number): Postings {
  const all = examples.map(({ features }) => gatherFeatures(features));
  const counts = countHashes(all);
  const common = [...counts.keys()].filter((hash) => counts.get(hash)! > most * examples.length);
  for (const sums of all) for (const hash of common) sums.delete(hash);
  const postings = new Map<number, Posting[]>();
  for (const [example, sums] of all.entries()) {
    const length = Math.hypot(...sums.values());
    for (const [hash, value] of sums) {
      if (counts.get(hash) === 1) continue;
      const list = postings.get(hash) ?? [];
      list.push({ example, share: value / length });
      postings.set(hash, list);
    }
  }
  return { common, shared: [...postings].toSorted(([a], [b]) => a - b) };
}

type Index = Pick<KernelModel, 'common' | 'step' | 'starts' | 'hashes' | 'examples' | 'shares'>;

function buildIndex({ shared, common }: Postings): Index {
  const all = shared.flatMap(([, list]) => list);
  const step = all.reduce((largest, { share }) => Math.max(largest, share), 0) / steps;
  const starts = new Uint32Array(shared.length + 1);
  for (const [place, [, list]] of shared.entries()) starts[place + 1] = starts[place]! + list.length;
  return {
    common,
    step,
    starts,
    hashes: Int32Array.from(shared, ([hash]) => hash),
    examples: Uint16Array.from(all, ({ example }) => example),
    shares: Uint8Array.from(all, ({ share }) => Math.round(share / step)),
  };
}

/** Cosines of all examples with each other: count × count, the lower half filled. */
function compareAll(count: number, { shared }: Postings): Float64Array {
  const all = new Float64Array(count * count);
  for (const [, list] of shared) {
    for (const [at, { example, share }] of list.entries()) {
      for (let other = 0; other < at; other += 1)
        all[example * count + list[other]!.example]! += share * list[other]!.share;
    }
  }
  return all;
}

/** Likenesses made of cosines, with the ridge on the diagonal, ready to be solved for. */
function factorOf(
  cosines: Float64Array,
  examples: readonly Example[],
  ridge: number,
  likenessOf: (cosine: number) => number,
): Float64Array {
  const count = examples.length;
  const factor = cosines.map(likenessOf);
  for (let row = 0; row < count; row += 1)
    factor[row * count + row] = likenessOf(1) + ridge / examples[row]!.weight;
  factorise(factor, count);
  return factor;
}

/** What an example is to give for a class but the first, less the weighted mean; and that mean. */
function aimsFor(examples: readonly Example[], label: number): { mean: number; apart: Float64Array } {
  const aims = Float64Array.from(examples, (one) => (one.label === label ? 2 : one.label === 0 ? -2 : 0));
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const mean = examples.reduce((sum, { weight }, at) => sum + weight * aims[at]!, 0) / total;
  return { mean, apart: aims.map((aim) => aim - mean) };
}

/**
 * Kernel ridge regression of every class but the first. It aims at +2 for its own examples, -2 for the first class's
 * and 0 for the others, after a bias that is their weighted mean. The linear one, which goes first, is trained too.
 * Takes time with the cube of the number of examples (at most 65,535); values of features are never below 0.
 */
export function trainKernel(
  examples: readonly Example[],
  classes: readonly string[],
  options: KernelOptions,
): KernelModel {
  const count = examples.length;
  const postings = postFeatures(examples, options.common);
  const cosines = compareAll(count, postings);
  const aims = classes.slice(1).map((_, row) => aimsFor(examples, row + 1));
  const answer = (factor: Float64Array): Float64Array[] =>
    aims.map(({ apart }) => solve(factor, count, apart.slice()));
  const voices = answer(
    factorOf(cosines, examples, options.ridge, (cosine) => Math.exp(options.sharpness * (cosine - 1))),
  );
  const plain = answer(factorOf(cosines, examples, options.linearRidge, (cosine) => cosine));
  const voiceSteps = voices.map(
    (row) => row.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / largestVoice,
  );
  return {
    classes,
    sharpness: options.sharpness,
    usual: options.usual,
    bias: aims.map(({ mean }) => mean),
    voices: Int16Array.from(
      voices.flatMap((row, at) => [...row].map((one) => Math.round(one / voiceSteps[at]!))),
    ),
    voiceSteps,
    weights: Float32Array.from(
      postings.shared.flatMap(([, list]) => plain.map((row) => weightOf(list, row))),
    ),
    ...buildIndex(postings),
  };
}

function weightOf(list: readonly Posting[], voices: Float64Array): number {
  return list.reduce((sum, { example, share }) => sum + share * voices[example]!, 0);
}
