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
export function seriesKey({ indicator, dims, place, source, sample }: SeriesName): string {
  return `${indicator}|${dims}|${place}|${source}|${sample ? 1 : 0}`;
}

/** Gathers facts by series in the order series first appear, so that a series lies together on disk. */
export class SeriesGatherer {
  readonly #byKey = new Map<string, SeriesFacts>();
  count = 0;

  add({ day, knownAt, value, ...name }: FactRow): void {
    const key = seriesKey(name);
    let series = this.#byKey.get(key);
    if (!series) this.#byKey.set(key, (series = { ...name, days: [], knownAt: [], values: [] }));
    series.days.push(day);
    series.knownAt.push(knownAt);
    series.values.push(value);
    this.count += 1;
  }

  all(): SeriesFacts[] {
    return [...this.#byKey.values()];
  }
}
