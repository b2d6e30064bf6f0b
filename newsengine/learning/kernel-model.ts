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
  readonly voices: Int16Array;
  /** What one step of a class's voices is worth. */
  readonly voiceSteps: readonly number[];
  /** Hashes of the features in the index, ascending. */
  readonly hashes: Int32Array;
  /** Features × classes but the first, row by row: the linear model's weights of a feature's share of the length. */
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
  /** Open addressing from a hash to its place: the hash in a slot, and the place plus one; nought where it is free, -1 for a common hash. */
  readonly slotHashes: Int32Array;
  readonly slotPlaces: Int32Array;
  /** Likeness by cosine, from 0 to 1 in `fineness` steps. */
  readonly likeness: Float32Array;
  /** Room for the text that is being asked about: the values of its features, its products with the examples, and their likenesses. */
  readonly sums: Float32Array;
  readonly products: Int32Array;
  readonly likes: Float32Array;
}

/** A text's features that the index knows: their places and shares of the text's length. */
interface Known {
  readonly places: number[];
  readonly shares: number[];
}

const fineness = 512;
/** A text's shares are counted in so many steps to 1. */
const shareSteps = 1024;
/** Shares are never below nought, so neither are cosines; rounding may take one a little past 1. */
const past = 1.1;
/** Stands for a common hash among the slots' places. */
const commonPlace = -1;

/** Adds what answers need to look up. */
export function prepareKernel(model: KernelModel): KernelReader {
  const size = 2 ** Math.ceil(Math.log2(1.6 * (model.hashes.length + model.common.length)));
  const slots = { slotHashes: new Int32Array(size), slotPlaces: new Int32Array(size) };
  for (const [place, hash] of model.hashes.entries()) enterHash(slots, hash, place + 1);
  for (const hash of model.common) enterHash(slots, hash, commonPlace);
  const likeness = Float32Array.from({ length: fineness * past }, (_, at) =>
    Math.exp(model.sharpness * ((at + 0.5) / fineness - 1)),
  );
  const count = model.voices.length / model.bias.length;
  const products = new Int32Array(count);
  const likes = new Float32Array(count);
  return { ...model, ...slots, likeness, sums: new Float32Array(model.hashes.length), products, likes };
}

type Slots = Pick<KernelReader, 'slotHashes' | 'slotPlaces'>;

/** Slot in which a hash stands, or the free one in which it would. */
function slotOf({ slotHashes, slotPlaces }: Slots, hash: number): number {
  const mask = slotHashes.length - 1;
  let slot = hash & mask;
  while (slotPlaces[slot] !== 0 && slotHashes[slot] !== hash) slot = (slot + 1) & mask;
  return slot;
}

function enterHash(slots: Slots, hash: number, place: number): void {
  const slot = slotOf(slots, hash);
  slots.slotHashes[slot] = hash;
  slots.slotPlaces[slot] = place;
}

/**
 * Sums up the values of known features that stand twice, and takes the length over all that are not common. One that no
 * two examples have counts by each of its values.
 */
function findKnown(model: KernelReader, { hashes, values }: Features): Known {
  const { sums, slotPlaces } = model;
  const places: number[] = [];
  let square = 0;
  for (let at = 0; at < hashes.length; at += 1) {
    const value = values[at]!;
    const place = slotPlaces[slotOf(model, hashes[at]! | 0)]!;
    if (place === commonPlace || value === 0) continue;
    if (place === 0) {
      square += value * value;
      continue;
    }
    if (sums[place - 1] === 0) places.push(place - 1);
    sums[place - 1]! += value;
  }
  for (const place of places) square += sums[place]! ** 2;
  const length = Math.sqrt(square);
  const shares = places.map((place) => sums[place]! / length);
  for (const place of places) sums[place] = 0;
  return { places, shares };
}

/** Whether the linear model leaves no doubt that a text is of the usual class. */
function isPlain({ weights, usual, bias }: KernelReader, { places, shares }: Known): boolean {
  const rows = bias.length;
  const sums = [0, ...bias];
  for (let at = 0; at < places.length; at += 1) {
    for (let row = 0, from = places[at]! * rows; row < rows; row += 1)
      sums[row + 1]! += shares[at]! * weights[from + row]!;
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

function speakFor({ voices, likes }: KernelReader, row: number): number {
  const from = row * likes.length;
  let sum = 0;
  for (let at = 0; at < likes.length; at += 1) sum += likes[at]! * voices[from + at]!;
  return sum;
}

/** Place of the class that a text is of; `leans`, in the order of the classes, are added to the sums of those that examples show too seldom. */
export function classifyByKernel(model: KernelReader, features: Features, leans: readonly number[]): number {
  const known = findKnown(model, features);
  if (isPlain(model, known)) return model.usual.label;
  const sums = [0, ...sumsOf(model, known)];
  return indexOfMost(sums.map((sum, label) => sum + leans[label]!));
}

/** What the examples say of a text for each class but the first, against the first; the linear model is not asked. */
export function sumByKernel(model: KernelReader, features: Features): number[] {
  return sumsOf(model, findKnown(model, features));
}

function sumsOf(model: KernelReader, known: Known): number[] {
  compareWithAll(model, known);
  return model.bias.map((start, row) => start + speakFor(model, row) * model.voiceSteps[row]!);
}

function indexOfMost(sums: readonly number[]): number {
  return sums.indexOf(Math.max(...sums));
}
