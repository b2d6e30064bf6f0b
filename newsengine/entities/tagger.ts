/** Sequence model: tags "O", "B-x", "I-x"; byte weights per hashed feature and tag, and per pair of neighbouring tags. */
export interface Tagger {
  readonly tags: readonly string[];
  readonly buckets: number;
  readonly scale: number;
  readonly weights: Int8Array;
  /** tags × tags, from the tag before to the tag after, in the weights' unit. */
  readonly moves: readonly number[];
  /** Added to every tag but O, in the weights' unit: leans a cautious tagger towards finding more. */
  readonly lean?: number;
}

const magic = 0x52474154;

/** Reads a tagger file: header as JSON, then the byte weights. */
export function decodeTagger(bytes: Uint8Array): Tagger {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== magic) throw new Error('Not a tagger');
  const headLength = view.getUint32(4, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + headLength))) as Omit<
    Tagger,
    'weights'
  >;
  return {
    ...head,
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + 8 + headLength, head.buckets * head.tags.length),
  };
}

/** The file `decodeTagger` reads. */
export function encodeTagger(tagger: Tagger): Uint8Array {
  const { weights, ...rest } = tagger;
  const head = new TextEncoder().encode(JSON.stringify(rest));
  const bytes = new Uint8Array(8 + head.length + weights.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, head.length, true);
  bytes.set(head, 8);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), 8 + head.length);
  return bytes;
}

/** May `after` follow `before`? An inside tag needs its own kind before it. */
export function mayFollow(before: string, after: string): boolean {
  return !after.startsWith('I-') || before.slice(2) === after.slice(2);
}

const predecessors = new WeakMap<readonly string[], readonly (readonly number[])[]>();

/** For each tag the numbers of those that may stand before it; told once for each list of tags. */
function predecessorsOf(tags: readonly string[]): readonly (readonly number[])[] {
  let known = predecessors.get(tags);
  if (!known) {
    known = tags.map((after) => [...tags.keys()].filter((before) => mayFollow(tags[before] ?? '', after)));
    predecessors.set(tags, known);
  }
  return known;
}

/** Scores of every token and tag, token by token; shared by tagging and training. */
export function scoreTokens(
  features: readonly (readonly number[])[],
  tagCount: number,
  buckets: number,
  weights: ArrayLike<number>,
): Float64Array {
  const scores = new Float64Array(features.length * tagCount);
  const mask = buckets - 1;
  for (let at = 0; at < features.length; at += 1) {
    const from = at * tagCount;
    const hashes = features[at]!;
    for (let place = 0; place < hashes.length; place += 1) {
      const row = (hashes[place]! & mask) * tagCount;
      for (let tag = 0; tag < tagCount; tag += 1) scores[from + tag]! += weights[row + tag]!;
    }
  }
  return scores;
}

/** Best path through scores and moves (Viterbi): one tag number a token. A hot loop, so the arrays' bounds are taken for granted. */
export function findBestPath(
  scores: Float64Array,
  length: number,
  tags: readonly string[],
  moves: ArrayLike<number>,
): number[] {
  const count = tags.length;
  let best = new Float64Array(count);
  let next = new Float64Array(count);
  const back = new Int16Array(length * count);
  const allowed = predecessorsOf(tags);
  for (let tag = 0; tag < count; tag += 1)
    best[tag] = mayFollow('O', tags[tag] ?? '') ? (scores[tag] ?? 0) : -Infinity;
  for (let at = 1; at < length; at += 1) {
    for (let tag = 0; tag < count; tag += 1) {
      let highest = -Infinity;
      let from = 0;
      const befores = allowed[tag]!;
      for (let place = 0; place < befores.length; place += 1) {
        const before = befores[place]!;
        const value = best[before]! + moves[before * count + tag]!;
        if (value > highest) {
          highest = value;
          from = before;
        }
      }
      back[at * count + tag] = from;
      next[tag] = highest + scores[at * count + tag]!;
    }
    [best, next] = [next, best];
  }
  let tag = best.indexOf(Math.max(...best));
  const path = Array.from<number>({ length }).fill(0);
  for (let at = length - 1; at >= 0; at -= 1) {
    path[at] = tag;
    tag = back[at * count + tag] ?? 0;
  }
  return path;
}

/** Tags of a token sequence given the features of each token. */
export function tagTokens(features: readonly (readonly number[])[], tagger: Tagger): string[] {
  if (features.length === 0) return [];
  const count = tagger.tags.length;
  const scores = scoreTokens(features, count, tagger.buckets, tagger.weights);
  const lean = tagger.lean ?? 0;
  if (lean !== 0)
    for (let cell = 0; cell < scores.length; cell += 1)
      if (cell % count !== 0) scores[cell] = (scores[cell] ?? 0) + lean;
  return findBestPath(scores, features.length, tagger.tags, tagger.moves).map(
    (tag) => tagger.tags[tag] ?? 'O',
  );
}
