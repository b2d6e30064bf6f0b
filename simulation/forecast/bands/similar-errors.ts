/** Past errors of all regions for one horizon: log errors in ascending order, and the same by the log size of their forecasts. */
export interface ErrorPool {
  readonly errors: Float64Array;
  /** Indices in `errors`, ascending by the size of the forecast. */
  readonly bySize: Int32Array;
  /** starts[i] — how many errors belong to forecasts under `sizes[i]`; one more entry than `sizes`. */
  readonly starts: Int32Array;
  /** Log sizes of the horizon's forecasts, ascending. */
  readonly sizes: Float64Array;
}

/**
 * The errors of forecasts of a similar size, read at single ranks. Similar ones lie side by side by size, so a next
 * selection only marks what enters and unmarks what leaves. Forecasts asked about in order of their size share nearly
 * all of it.
 */
export class SimilarErrors {
  readonly #pool: ErrorPool;
  /** A bit an error, in ascending order of the errors. */
  readonly #marks: Int32Array;
  #from = 0;
  #to = 0;

  constructor(pool: ErrorPool) {
    this.#pool = pool;
    this.#marks = new Int32Array(Math.ceil(pool.errors.length / 32));
  }

  /** Selects forecasts whose log size lies within `similarity` of this one's; the number of them. */
  select(logSize: number, similarity: number): number {
    const { sizes, starts } = this.#pool;
    const from = starts[firstIndex(sizes, (size) => size - logSize > -similarity)] as number;
    const to = starts[firstIndex(sizes, (size) => size - logSize >= similarity)] as number;
    this.#flip(Math.min(from, this.#from), Math.max(from, this.#from));
    this.#flip(Math.min(to, this.#to), Math.max(to, this.#to));
    this.#from = from;
    this.#to = to;
    return to - from;
  }

  /** Writes the selected errors of these ranks (ascending, from 0 on) to the same places of `into`; the others are left as they are. */
  readRanks(ranks: ArrayLike<number>, into: Float64Array): void {
    const { errors } = this.#pool;
    let [word, before, next] = [0, 0, 0];
    while (next < ranks.length) {
      const mark = this.#marks[word] as number;
      const count = bitCount(mark);
      let [rest, passed] = [mark, before];
      for (; next < ranks.length && (ranks[next] as number) < before + count; next++) {
        const rank = ranks[next] as number;
        for (; passed < rank; passed++) rest &= rest - 1;
        into[rank] = errors[32 * word + 31 - Math.clz32(rest & -rest)] as number;
      }
      before += count;
      word += 1;
    }
  }

  #flip(from: number, to: number): void {
    const { bySize } = this.#pool;
    for (let i = from; i < to; i++) {
      const at = bySize[i] as number;
      this.#marks[at >>> 5] = (this.#marks[at >>> 5] as number) ^ (1 << (at & 31));
    }
  }
}

/** Index of the first value from which on a condition holds; the length where it never does. */
export function firstIndex(ascending: Float64Array, holds: (value: number) => boolean): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(ascending[middle] as number)) to = middle;
    else from = middle + 1;
  }
  return from;
}

// Bits of a word, counted in pairs, fours and bytes at once.
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
