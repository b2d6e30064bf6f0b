import { quantileOfSorted } from '#simulation/numeric/distribution/quantile.ts';
import { baselineOf, weeklySums } from './baseline.ts';

/** A region's baseline at origin after origin: each takes its new weeks in instead of summing and sorting all of them again. */
export class RollingBaseline {
  readonly #daily: Float64Array;
  #from = -1;
  #origin = 0;
  #weekly: number[] = [];
  /** Sizes of the weekly changes, ascending. */
  #sizes: number[] = [];

  /** @param daily  daily[day] — as published, the whole series. Unit: persons. */
  constructor(daily: Float64Array) {
    this.#daily = daily;
  }

  /** Weekly sums of the days `from`…`origin` − 1, oldest first; to be read before the next origin is asked for. Unit: persons. */
  weeklyTo(from: number, origin: number): readonly number[] {
    const isNext = from === this.#from && origin >= this.#origin && (origin - this.#origin) % 7 === 0;
    if (!isNext) {
      this.#weekly = [];
      this.#sizes = [];
    }
    const first = isNext ? this.#origin : from;
    for (const week of weeklySums(this.#daily.subarray(first, origin))) this.#add(week);
    this.#from = from;
    this.#origin = origin;
    return this.#weekly;
  }

  /** The baseline of the weeks asked for last, at least two: quantiles[horizon − 1][level]. Unit: persons. */
  quantiles(levels: readonly number[], horizonWeeks: number): number[][] {
    const count = this.#sizes.length;
    const changes = new Float64Array(2 * count);
    for (let i = 0; i < count; i++) {
      const size = this.#sizes[i] as number;
      changes[count + i] = size;
      changes[count - 1 - i] = -size;
    }
    const spread = levels.map((p) => quantileOfSorted(changes, p));
    return baselineOf(this.#weekly.at(-1) as number, spread, horizonWeeks);
  }

  #add(week: number): void {
    const before = this.#weekly.at(-1);
    this.#weekly.push(week);
    if (before === undefined) return;
    const size = Math.abs(week - before);
    let at = this.#sizes.length;
    this.#sizes.push(size);
    for (; at > 0 && (this.#sizes[at - 1] as number) > size; at--)
      this.#sizes[at] = this.#sizes[at - 1] as number;
    this.#sizes[at] = size;
  }
}
