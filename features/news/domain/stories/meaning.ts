import type { TermVector } from './term-vector.ts';

/** Word meanings learnt from which words appear in headlines of one event: `size` bytes per hashed term. */
export interface Meanings {
  readonly size: number;
  readonly vectors: Int8Array;
}

/** Reads the shipped file: one byte for the size, then the vectors. */
export function decodeMeanings(bytes: Uint8Array): Meanings {
  return { size: bytes[0] ?? 0, vectors: new Int8Array(bytes.buffer, bytes.byteOffset + 1, bytes.length - 1) };
}

/** Unit vector of a weighted bag of terms; all zero where no term is known. */
export function meaningOf(terms: TermVector, meanings: Meanings): Float32Array {
  const { size, vectors } = meanings;
  const sum = new Float32Array(size);
  const rows = vectors.length / size;
  for (let index = 0; index < terms.ids.length; index += 1) {
    const from = ((terms.ids[index] ?? 0) % rows) * size;
    const weight = terms.weights[index] ?? 0;
    for (let axis = 0; axis < size; axis += 1) sum[axis] = (sum[axis] ?? 0) + weight * (vectors[from + axis] ?? 0);
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

/** How well each term of `from` is met by its nearest in `to`, weighted, 0…1: equal words count 1, related ones their cosine. */
export function alignTerms(from: TermVector, to: TermVector, meanings: Meanings): number {
  if (from.sum === 0 || to.ids.length === 0) return 0;
  const { size, vectors } = meanings;
  const rows = vectors.length / size;
  let met = 0;
  for (let index = 0; index < from.ids.length; index += 1) {
    const id = from.ids[index] ?? 0;
    let best = 0;
    for (let other = 0; other < to.ids.length && best < 1; other += 1) {
      const otherId = to.ids[other] ?? 0;
      best = Math.max(best, id === otherId ? 1 : cosineOfRows(vectors, (id % rows) * size, (otherId % rows) * size, size));
    }
    met += best * (from.weights[index] ?? 0);
  }
  return met / from.sum;
}

function cosineOfRows(vectors: Int8Array, one: number, two: number, size: number): number {
  let dot = 0;
  let left = 0;
  let right = 0;
  for (let axis = 0; axis < size; axis += 1) {
    const a = vectors[one + axis] ?? 0;
    const b = vectors[two + axis] ?? 0;
    dot += a * b;
    left += a * a;
    right += b * b;
  }
  return left > 0 && right > 0 ? dot / Math.sqrt(left * right) : 0;
}
