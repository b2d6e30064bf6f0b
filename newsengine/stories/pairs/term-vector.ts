/** Terms sorted by id with their weights; `norm` is the Euclidean length, `sum` the plain one. */
export interface TermVector {
  readonly ids: Uint32Array;
  readonly weights: Float32Array;
  readonly norm: number;
  readonly sum: number;
}

/** Builds a sorted vector from counts; log-damped counts times squared rarity favour what is special to an event. */
export function toVector(weighted: ReadonlyMap<number, number>): TermVector {
  const ids = Uint32Array.from(weighted.keys()).sort();
  const weights = new Float32Array(ids.length);
  let square = 0;
  let sum = 0;
  for (let index = 0; index < ids.length; index += 1) {
    const weight = weighted.get(ids[index] ?? 0) ?? 0;
    weights[index] = weight;
    square += weight * weight;
    sum += weight;
  }
  return { ids, weights, norm: Math.sqrt(square), sum };
}
