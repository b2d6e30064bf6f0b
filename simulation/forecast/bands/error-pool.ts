import type { PooledErrors } from './conformal-quantiles.ts';
import { SimilarErrors } from './similar-errors.ts';
import type { ErrorPool } from './similar-errors.ts';

/** Log errors of all forecasts of one horizon: entry k · regions + region, NaN = none. */
export interface HorizonErrors {
  readonly regions: number;
  readonly errors: Float64Array;
  /** Index of the forecast's log size in `sizes`, the first of equals. */
  readonly ranks: Int32Array;
  /** Log sizes of all these forecasts, ascending. */
  readonly sizes: Float64Array;
}

/** A pool of errors over a window of origins that only moves forwards: what leaves is dropped, what joins is merged in. */
export class SlidingPool {
  readonly #source: HorizonErrors;
  #places: Int32Array = new Int32Array(0);
  #first = 0;
  #last = -1;

  constructor(source: HorizonErrors) {
    this.#source = source;
  }

  /** Errors of origins `first`…`last` (indices, both included), ascending; a window further back starts anew. */
  moveTo(first: number, last: number): PooledErrors {
    const isAhead = first >= this.#first && last >= this.#last;
    const start = isAhead ? this.#last + 1 : first;
    const kept = isAhead ? this.#places : new Int32Array(0);
    this.#places = this.#merge(this.#from(first, kept), this.#joining(Math.max(start, first), last));
    this.#first = first;
    this.#last = last;
    return this.#pool();
  }

  #from(first: number, places: Int32Array): Int32Array {
    const kept = new Int32Array(places.length);
    let found = 0;
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number;
      kept[found] = place;
      found += place >= first * this.#source.regions ? 1 : 0;
    }
    return kept.subarray(0, found);
  }

  #pool(): PooledErrors {
    const { sizes } = this.#source;
    const errors = new Float64Array(this.#places.length);
    for (let i = 0; i < errors.length; i++)
      errors[i] = this.#source.errors[this.#places[i] as number] as number;
    const similar = new SimilarErrors({ errors, sizes, ...this.#bySize() });
    return { errors, similar, workspace: new Float64Array(errors.length) };
  }

  // By counting: ranks are whole numbers, so nothing has to be compared.
  #bySize(): Pick<ErrorPool, 'bySize' | 'starts'> {
    const { ranks, sizes } = this.#source;
    const starts = new Int32Array(sizes.length + 1);
    for (const place of this.#places) starts[(ranks[place] as number) + 1]!++;
    for (let rank = 1; rank < starts.length; rank++) starts[rank]! += starts[rank - 1] as number;
    const next = starts.slice();
    const bySize = new Int32Array(this.#places.length);
    this.#places.forEach((place, i) => (bySize[next[ranks[place] as number]!++] = i));
    return { bySize, starts };
  }

  #joining(from: number, to: number): Int32Array {
    const { regions, errors } = this.#source;
    const places: number[] = [];
    for (let place = from * regions; place < (to + 1) * regions; place++)
      if (!Number.isNaN(errors[place])) places.push(place);
    return Int32Array.from(places.sort((a, b) => (errors[a] as number) - (errors[b] as number)));
  }

  #merge(a: Int32Array, b: Int32Array): Int32Array {
    const { errors } = this.#source;
    const merged = new Int32Array(a.length + b.length);
    let [i, j] = [0, 0];
    for (let at = 0; at < merged.length; at++) {
      const takesFirst =
        j >= b.length ||
        (i < a.length && (errors[a[i] as number] as number) <= (errors[b[j] as number] as number));
      merged[at] = (takesFirst ? a[i++] : b[j++]) as number;
    }
    return merged;
  }
}
