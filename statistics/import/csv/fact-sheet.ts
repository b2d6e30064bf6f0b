import { fromEpochDay } from '../periods.ts';
import { SeriesGatherer, type FactRow, type SeriesFacts } from '../store/series.ts';
import { refused, type RowReason } from './row-reason.ts';

/** More than any day of the calendar is away from 1970: two days make one number. */
const dayStep = 4_194_304;

/** Facts of a file by series, with the row each came from; tells when a file says two things of one. */
export class FactSheet {
  readonly #facts = new SeriesGatherer();
  readonly #rows = new Map<SeriesFacts, { of: number[]; byDay: Map<number, number> }>();

  /** Null when the fact is new to the sheet or stands there with the same value already; otherwise why it is refused. */
  add(fact: FactRow, row: number): RowReason | null {
    const series = this.#facts.seriesOf(fact);
    const rows = this.#rows.get(series) ?? { of: [], byDay: new Map<number, number>() };
    this.#rows.set(series, rows);
    const key = fact.day * dayStep + fact.knownAt;
    const before = rows.byDay.get(key);
    if (before !== undefined) {
      return series.values[before] === fact.value
        ? null
        : refused('twice', { row: String(rows.of[before]) }).reason;
    }
    rows.byDay.set(key, rows.of.length);
    rows.of.push(row);
    this.#facts.add(fact, series);
    return null;
  }

  get count(): number {
    return this.#facts.count;
  }

  all(): SeriesFacts[] {
    return this.#facts.all();
  }

  rowOf(series: SeriesFacts, at: number): number {
    return this.#rows.get(series)!.of[at]!;
  }
}

/** Why a fact that contradicts the database is refused. */
export function describeContradiction(series: SeriesFacts, at: number, known: number): string {
  return `${series.indicator} on ${fromEpochDay(series.days[at]!)}, known at ${fromEpochDay(series.knownAt[at]!)}, is ${known} already, not ${series.values[at]}; a correction needs a later known_at`;
}
