/** Days since 1 January 1970; calendar days have no time zone. */
export type EpochDay = number;

/** What makes a series one of its kind: an indicator of a place from a source. */
export interface SeriesName {
  indicator: string;
  /** `name=value;name=value` in the order the indicator lists its dimensions; empty = none. */
  dims: string;
  /** yugo_id. */
  place: number;
  source: string;
  sample: boolean;
}

/** One figure on its way into the database. */
export interface FactRow extends SeriesName {
  day: EpochDay;
  knownAt: EpochDay;
  /** True when `knownAt` follows a rule and is not the day of publication. */
  knownAtAssumed: boolean;
  value: number;
}

/** The figures of one series, column by column: three arrays of one length. */
export interface SeriesFacts extends SeriesName {
  knownAtAssumed: boolean;
  days: EpochDay[];
  knownAt: EpochDay[];
  values: number[];
}

/** One text for everything that tells series apart. */
function seriesKey({ indicator, dims, place, source, sample }: SeriesName): string {
  return `${indicator}|${dims}|${place}|${source}|${sample ? 1 : 0}`;
}

function isSameSeries(one: SeriesName, other: SeriesName): boolean {
  return (
    one.place === other.place &&
    one.indicator === other.indicator &&
    one.dims === other.dims &&
    one.source === other.source &&
    one.sample === other.sample
  );
}

/** Gathers facts by series in the order series first appear, so that a series lies together on disk. */
export class SeriesGatherer {
  readonly #byKey = new Map<string, SeriesFacts>();
  /** Of the last fact: the next one is of the same series more often than not. */
  #last: SeriesFacts | undefined;
  count = 0;

  add(fact: FactRow, series = this.seriesOf(fact)): void {
    series.days.push(fact.day);
    series.knownAt.push(fact.knownAt);
    series.values.push(fact.value);
    this.count += 1;
  }

  /** The series a fact belongs to, begun when it is the first of it. */
  seriesOf(fact: FactRow): SeriesFacts {
    if (this.#last && isSameSeries(this.#last, fact)) return this.#last;
    const key = seriesKey(fact);
    const found = this.#byKey.get(key);
    if (found) return (this.#last = found);
    const { indicator, dims, place, source, sample, knownAtAssumed } = fact;
    const series = {
      indicator,
      dims,
      place,
      source,
      sample,
      knownAtAssumed,
      days: [],
      knownAt: [],
      values: [],
    };
    this.#byKey.set(key, series);
    return (this.#last = series);
  }

  all(): SeriesFacts[] {
    return [...this.#byKey.values()];
  }
}
