import { createRandom, shuffle } from '../learning/train-linear.ts';
import type { Tagger } from './tagger.ts';
import { findBestPath, scoreTokens } from './tagger.ts';

/** One sentence: the hashed features and the true tag of each token. */
export interface TaggedSentence {
  readonly features: readonly (readonly number[])[];
  readonly tags: readonly string[];
}

/** Knobs of the averaged perceptron. */
export interface TaggerOptions {
  readonly buckets: number;
  readonly epochs: number;
  readonly seed: number;
}

interface Sums {
  readonly now: Float32Array;
  readonly total: Float64Array;
  readonly stamp: Int32Array;
}

function createSums(size: number): Sums {
  return { now: new Float32Array(size), total: new Float64Array(size), stamp: new Int32Array(size) };
}

function change(sums: Sums, cell: number, by: number, time: number): void {
  sums.total[cell] = (sums.total[cell] ?? 0) + (sums.now[cell] ?? 0) * (time - (sums.stamp[cell] ?? 0));
  sums.stamp[cell] = time;
  sums.now[cell] = (sums.now[cell] ?? 0) + by;
}

function average(sums: Sums, time: number): Float64Array {
  return Float64Array.from(
    sums.now,
    (value, cell) => ((sums.total[cell] ?? 0) + value * (time - (sums.stamp[cell] ?? 0))) / time,
  );
}

function learn(
  sentence: TaggedSentence,
  tags: readonly string[],
  options: TaggerOptions,
  weights: Sums,
  moves: Sums,
  time: number,
): void {
  const count = tags.length;
  const scores = scoreTokens(sentence.features, count, options.buckets, weights.now);
  const guess = findBestPath(scores, sentence.features.length, tags, moves.now);
  const truth = sentence.tags.map((tag) => Math.max(0, tags.indexOf(tag)));
  const mask = options.buckets - 1;
  for (const [at, hashes] of sentence.features.entries()) {
    const right = truth[at] ?? 0;
    const said = guess[at] ?? 0;
    if (right !== said) {
      for (const hash of hashes) {
        change(weights, (hash & mask) * count + right, 1, time);
        change(weights, (hash & mask) * count + said, -1, time);
      }
    }
    if (at > 0 && (right !== said || truth[at - 1] !== guess[at - 1])) {
      change(moves, (truth[at - 1] ?? 0) * count + right, 1, time);
      change(moves, (guess[at - 1] ?? 0) * count + said, -1, time);
    }
  }
}

/** Averaged structured perceptron (Collins 2002); the same seed and sentences give the same tagger. */
export function trainTagger(
  sentences: readonly TaggedSentence[],
  kinds: readonly string[],
  options: TaggerOptions,
): Tagger {
  const tags = ['O', ...kinds.flatMap((kind) => [`B-${kind}`, `I-${kind}`])];
  const weights = createSums(options.buckets * tags.length);
  const moves = createSums(tags.length * tags.length);
  const random = createRandom(options.seed);
  const order = sentences.filter(({ features }) => features.length > 0);
  let time = 0;
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (const sentence of shuffle(order, random)) {
      time += 1;
      learn(sentence, tags, options, weights, moves, time);
    }
  }
  const mean = average(weights, time);
  let highest = 1e-9;
  for (const value of mean) highest = Math.max(highest, Math.abs(value));
  const scale = highest / 127;
  return {
    tags,
    buckets: options.buckets,
    scale,
    weights: Int8Array.from(mean, (value) => Math.round(value / scale)),
    moves: [...average(moves, time)].map((value) => Number((value / scale).toFixed(2))),
  };
}

/** One tagger from several trained in different orders: the mean of their weights errs less than any of them. */
export function averageTaggers(taggers: readonly Tagger[]): Tagger {
  const first = taggers[0];
  if (!first) throw new Error('At least one tagger is needed');
  const mean = (valuesOf: (tagger: Tagger) => ArrayLike<number>): Float64Array => {
    const sums = new Float64Array(valuesOf(first).length);
    for (const tagger of taggers) {
      const values = valuesOf(tagger);
      for (let at = 0; at < sums.length; at += 1)
        sums[at] = (sums[at] ?? 0) + ((values[at] ?? 0) * tagger.scale) / taggers.length;
    }
    return sums;
  };
  const weights = mean((tagger) => tagger.weights);
  let highest = 1e-9;
  for (const value of weights) highest = Math.max(highest, Math.abs(value));
  const scale = highest / 127;
  return {
    ...first,
    scale,
    weights: Int8Array.from(weights, (value) => Math.round(value / scale)),
    moves: [...mean((tagger) => tagger.moves)].map((value) => Number((value / scale).toFixed(2))),
  };
}
