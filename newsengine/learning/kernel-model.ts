import type { Features } from './linear-model.ts';

/**
 * Kernel machine over hashed features: every example speaks for each class, the louder the more the text is like it.
 * Likeness is exp(sharpness × (cosine - 1)) over the features that some examples share and most lack; the examples lie as
 * an inverted index of those. A linear model over the same features goes first: where it leaves no doubt that a text is of
 * the usual class, the examples are not asked. All sums of a class are told against those of the first class.
 */
export interface KernelModel {
  readonly classes: readonly string[];
  readonly sharpness: number;
  /** Of each class but the first: added to its sum. */
  readonly bias: readonly number[];
  /** Classes but the first × examples, row by row: how loudly an example speaks for a class. */
  readonly voices: Float32Array;
  /** Hashes of the features in the index, ascending. */
  readonly hashes: Int32Array;
  /** Classes but the first × features, row by row: the linear model's weights of a feature's share of the length. */
  readonly weights: Float32Array;
  /** Place of the class that most texts are of, and the linear lead over every other from which on it is not doubted. */
  readonly usual: { readonly label: number; readonly from: number };
  /** Where each feature's postings begin; one longer than `hashes`. */
  readonly starts: Uint32Array;
  /** Postings: which example, and the feature's share of its length, in steps. */
  readonly examples: Uint16Array;
  readonly shares: Uint8Array;
  /** What one step of `shares` is worth. */
  readonly step: number;
  /** Hashes that too many examples have to tell anything: they count in no length and no likeness. */
  readonly common: readonly number[];
}

/** A model made ready to be asked. */
export interface KernelReader extends KernelModel {
  /** Place of a hash in `hashes`; -1 for a common one. */
  readonly places: ReadonlyMap<number, number>;
  /** Likeness by cosine, from 0 to 1 in `fineness` steps. */
  readonly likeness: Float64Array;
  /** Room for the text that is being asked about: its products with the examples, and their likenesses. */
  readonly products: Int32Array;
  readonly likes: Float64Array;
}

/** A text's features that the index knows: their places and shares of the text's length. */
interface Known {
  readonly places: number[];
  readonly shares: number[];
}

const fineness = 2048;
/** A text's shares are counted in so many steps to 1. */
const shareSteps = 1024;
/** Shares are never below nought, so neither are cosines; rounding may take one a little past 1. */
const past = 1.1;

/** Adds what answers need to look up. */
export function prepareKernel(model: KernelModel): KernelReader {
  const places = new Map(Array.from(model.hashes, (hash, place) => [hash, place]));
  for (const hash of model.common) places.set(hash, -1);
  const likeness = Float64Array.from({ length: fineness * past }, (_, at) =>
    Math.exp(model.sharpness * ((at + 0.5) / fineness - 1)),
  );
  const count = model.voices.length / model.bias.length;
  return { ...model, places, likeness, products: new Int32Array(count), likes: new Float64Array(count) };
}

/** Values of one text's features by hash, those that are nought left out. */
export function gatherFeatures({ hashes, values }: Features): Map<number, number> {
  const sums = new Map<number, number>();
  for (let at = 0; at < hashes.length; at += 1) {
    if (values[at] === 0) continue;
    const hash = hashes[at]! | 0;
    sums.set(hash, (sums.get(hash) ?? 0) + values[at]!);
  }
  return sums;
}

function findKnown(model: KernelReader, features: Features): Known {
  const places: number[] = [];
  const shares: number[] = [];
  let square = 0;
  for (const [hash, value] of gatherFeatures(features)) {
    const place = model.places.get(hash);
    if (place === -1) continue;
    square += value * value;
    if (place === undefined) continue;
    places.push(place);
    shares.push(value);
  }
  const length = Math.sqrt(square);
  return { places, shares: shares.map((value) => value / length) };
}

/** Whether the linear model leaves no doubt that a text is of the usual class. */
function isPlain({ weights, hashes, usual, bias }: KernelReader, { places, shares }: Known): boolean {
  const sums = [0, ...bias];
  for (let row = 0; row < bias.length; row += 1) {
    const from = row * hashes.length;
    for (let at = 0; at < places.length; at += 1)
      sums[row + 1]! += shares[at]! * weights[from + places[at]!]!;
  }
  const bar = sums[usual.label]! - usual.from;
  return sums.every((sum, label) => label === usual.label || sum < bar);
}

/** Likeness of a text to each example, in `likes`. The hottest loop of tones, so the arrays' bounds are taken for granted. */
function compareWithAll(model: KernelReader, known: Known): void {
  const { starts, examples, shares, products, likes, likeness } = model;
  // Whole numbers, which are added faster: cosines in steps of both.
  products.fill(0);
  for (let feature = 0; feature < known.places.length; feature += 1) {
    const place = known.places[feature]!;
    const share = Math.round(known.shares[feature]! * shareSteps);
    const end = starts[place + 1]!;
    for (let at = starts[place]!; at < end; at += 1) {
      const example = examples[at]!;
      products[example] = (products[example]! + Math.imul(share, shares[at]!)) | 0;
    }
  }
  const scale = (model.step * fineness) / shareSteps;
  for (let at = 0; at < products.length; at += 1) likes[at] = likeness[(products[at]! * scale) | 0]!;
}

function speakFor(voices: Float32Array, from: number, likes: Float64Array, start: number): number {
  let sum = start;
  for (let at = 0; at < likes.length; at += 1) sum += likes[at]! * voices[from + at]!;
  return sum;
}

/** Place of the class that a text is of; `leans`, in the order of the classes, are added to the sums of those that examples show too seldom. */
export function classifyByKernel(model: KernelReader, features: Features, leans: readonly number[]): number {
  const { voices, likes, bias, usual } = model;
  const known = findKnown(model, features);
  if (isPlain(model, known)) return usual.label;
  compareWithAll(model, known);
  const sums = [0, ...bias.map((start, row) => speakFor(voices, row * likes.length, likes, start))];
  return indexOfMost(sums.map((sum, label) => sum + leans[label]!));
}

function indexOfMost(sums: readonly number[]): number {
  return sums.indexOf(Math.max(...sums));
}
