/** What the vectors of an operator's service have in common: of the service itself, not of any news. */
export interface EmbeddingSpace {
  sum: Float64Array;
  /** The sum's length squared. */
  square: number;
  count: number;
}

/** From so many headlines on it is known how like two strangers are to the service. */
const minHeadlines = 20;
/** Likeness beyond strangers' that speaks neither for one event nor against it, and the weight of what is more or less, in logits. */
const neutral = 0.5;
const weight = 4;
/** A service that is wrong moves the judge by so much at most, in logits. */
const maxLean = 2;

/** Knows no vector yet. */
export function createEmbeddingSpace(): EmbeddingSpace {
  return { sum: new Float64Array(0), square: 0, count: 0 };
}

/** Takes a headline's vector into account; one of another length than before begins anew. */
export function noteEmbedding(space: EmbeddingSpace, vector: Float32Array): void {
  if (vector.length !== space.sum.length)
    Object.assign(space, { sum: new Float64Array(vector.length), square: 0, count: 0 });
  const { sum } = space;
  let dot = 0;
  let own = 0;
  for (let at = 0; at < vector.length; at += 1) {
    const value = vector[at] ?? 0;
    dot += value * (sum[at] ?? 0);
    own += value * value;
    sum[at] = (sum[at] ?? 0) + value;
  }
  space.square += 2 * dot + own;
  space.count += 1;
}

/** Mean cosine of two headlines drawn at random. */
function strangersCosine({ square, count }: EmbeddingSpace): number {
  return Math.max(0, (square - count) / (count * (count - 1)));
}

/** Cosine of two unit vectors; undefined where they cannot be compared. */
export function cosineOf(one: Float32Array | undefined, two: Float32Array | undefined): number | undefined {
  if (!one || one.length !== two?.length) return undefined;
  let dot = 0;
  for (let at = 0; at < one.length; at += 1) dot += (one[at] ?? 0) * (two[at] ?? 0);
  return dot;
}

/**
 * The judge's likeness with the cosine beside it: logit(likeness) + 4 × (c − 0.5), at most 2 either way. Here c is the
 * cosine as a share of the way from two strangers (0) to equal words (1). Without both vectors the likeness as it is.
 */
export function leanOnEmbeddings(
  likeness: number,
  one: Float32Array | undefined,
  two: Float32Array | undefined,
  space: EmbeddingSpace,
): number {
  const cosine = space.count < minHeadlines ? undefined : cosineOf(one, two);
  if (cosine === undefined) return likeness;
  const strangers = strangersCosine(space);
  if (strangers > 0.99) return likeness;
  const beyond = (cosine - strangers) / (1 - strangers);
  const lean = Math.max(-maxLean, Math.min(maxLean, weight * (beyond - neutral)));
  const kept = Math.min(1 - 1e-9, Math.max(1e-9, likeness));
  return 1 / (1 + Math.exp(-Math.log(kept / (1 - kept)) - lean));
}
