import type { TermVector } from './pairs/term-vector.ts';

/** Word meanings learnt from which words appear in headlines of one event: `size` bytes per hashed term. */
export interface Meanings {
  readonly size: number;
  readonly vectors: Int8Array;
  /** Length of each row's vector, reckoned once. */
  readonly norms: Float32Array;
}

/** Prepares vectors of `size` bytes a row for use. */
export function prepareMeanings(size: number, vectors: Int8Array): Meanings {
  const norms = Float32Array.from({ length: Math.floor(vectors.length / size) }, (_, row) => {
    let square = 0;
    for (let axis = 0; axis < size; axis += 1) square += (vectors[row * size + axis] ?? 0) ** 2;
    return Math.sqrt(square);
  });
  return { size, vectors, norms };
}

/** Reads the shipped file: one byte for the size, then the vectors. */
export function decodeMeanings(bytes: Uint8Array): Meanings {
  return prepareMeanings(bytes[0] ?? 1, new Int8Array(bytes.buffer, bytes.byteOffset + 1, bytes.length - 1));
}

/** Unit vector of a weighted bag of terms; all zero where no term is known. */
export function meaningOf(terms: TermVector, meanings: Meanings): Float32Array {
  const { size, vectors } = meanings;
  const sum = new Float32Array(size);
  const rows = vectors.length / size;
  for (let index = 0; index < terms.ids.length; index += 1) {
    const from = ((terms.ids[index] ?? 0) % rows) * size;
    const weight = terms.weights[index] ?? 0;
    for (let axis = 0; axis < size; axis += 1)
      sum[axis] = (sum[axis] ?? 0) + weight * (vectors[from + axis] ?? 0);
  }
  let square = 0;
  for (const value of sum) square += value * value;
  const norm = Math.sqrt(square);
  return norm > 0 ? sum.map((value) => value / norm) : sum;
}

/** Cosine of two unit vectors, -1…1. */
export function compareMeanings(one: Float32Array, two: Float32Array): number {
  let dot = 0;
  for (let axis = 0; axis < one.length; axis += 1) dot += (one[axis] ?? 0) * (two[axis] ?? 0);
  return dot;
}

/** Cosine of two rows; the hottest loop of the engine, so the arrays' bounds are taken for granted. */
function cosineOfRows(meanings: Meanings, one: number, two: number): number {
  const { size, vectors, norms } = meanings;
  const scale = (norms[one] ?? 0) * (norms[two] ?? 0);
  if (scale === 0) return 0;
  const first = one * size;
  const second = two * size;
  let dot = 0;
  let axis = 0;
  // Four at a time: the sums are whole numbers, so their order changes nothing.
  for (; axis + 3 < size; axis += 4)
    dot +=
      vectors[first + axis]! * vectors[second + axis]! +
      vectors[first + axis + 1]! * vectors[second + axis + 1]! +
      vectors[first + axis + 2]! * vectors[second + axis + 2]! +
      vectors[first + axis + 3]! * vectors[second + axis + 3]!;
  for (; axis < size; axis += 1) dot += vectors[first + axis]! * vectors[second + axis]!;
  return dot / scale;
}

function shareMet(best: Float64Array, terms: TermVector): number {
  let met = 0;
  for (let at = 0; at < best.length; at += 1) met += (best[at] ?? 0) * (terms.weights[at] ?? 0);
  return terms.sum > 0 ? met / terms.sum : 0;
}

function rowsOf({ ids }: TermVector, rows: number): Int32Array {
  const found = new Int32Array(ids.length);
  for (let at = 0; at < ids.length; at += 1) found[at] = ids[at]! % rows;
  return found;
}

/** How well each side's terms are met by their nearest on the other, weighted, 0…1 each: equal words count 1, related ones their cosine. */
export function alignTerms(one: TermVector, two: TermVector, meanings: Meanings): [number, number] {
  const rows = meanings.norms.length;
  const bestOne = new Float64Array(one.ids.length);
  const bestTwo = new Float64Array(two.ids.length);
  for (let left = 0, right = 0; left < one.ids.length && right < two.ids.length;) {
    const id = one.ids[left] ?? 0;
    const other = two.ids[right] ?? 0;
    if (id === other) bestOne[left] = bestTwo[right] = 1;
    if (id <= other) left += 1;
    if (other <= id) right += 1;
  }
  const rowsOne = rowsOf(one, rows);
  const rowsTwo = rowsOf(two, rows);
  for (let left = 0; left < one.ids.length; left += 1) {
    for (let right = 0; right < two.ids.length; right += 1) {
      // Two terms that both met themselves can't be met better.
      if (bestOne[left] === 1 && bestTwo[right] === 1) continue;
      const like = cosineOfRows(meanings, rowsOne[left]!, rowsTwo[right]!);
      if (like > (bestOne[left] ?? 0)) bestOne[left] = like;
      if (like > (bestTwo[right] ?? 0)) bestTwo[right] = like;
    }
  }
  return [shareMet(bestOne, one), shareMet(bestTwo, two)];
}

/** How well a few terms are met by their nearest in a long text, weighted, 0…1; one direction of `alignTerms`. */
export function meetTerms(terms: TermVector, text: TermVector, meanings: Meanings): number {
  const rows = meanings.norms.length;
  const met = new Set(text.ids);
  const best = Float64Array.from(terms.ids, (id) => {
    if (met.has(id)) return 1;
    let like = 0;
    for (const other of text.ids) like = Math.max(like, cosineOfRows(meanings, id % rows, other % rows));
    return like;
  });
  return shareMet(best, terms);
}
