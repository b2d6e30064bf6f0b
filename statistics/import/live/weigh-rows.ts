import type { Db } from '#platform/server/db/db.ts';
import { takeTurns } from '#platform/server/derived/take-turns.ts';
import { checkRow, type Cells, type KnownNames } from '../csv/check-row.ts';
import { FactSheet } from '../csv/fact-sheet.ts';
import { refused as refusedFor, type RowReason } from '../csv/row-reason.ts';
import { fromEpochDay, toEpochDay } from '../periods.ts';
import type { FactRow, SeriesFacts } from '../store/series.ts';
import { readNewest, type NewestByDay } from './read-newest.ts';

/** A figure of a live source beside what the store has of it. */
export interface WeighedFact {
  row: number;
  fact: FactRow;
  /** What stands now for the day; null = nothing, so that the figure is new. */
  before: number | null;
  /** The value of the nearest earlier day of the series, in the store or in the same run. */
  previous: number | null;
}

/** What a live source says, compared with the store. Nothing is written. */
export interface Weighed {
  facts: WeighedFact[];
  same: number;
  refused: { row: number; reasons: RowReason[] }[];
}

/** Between two looks whether others wait. */
const someRows = 50;

/** Rows of a live source, each checked as an operator's import is, then laid beside the newest values known. */
export async function weighRows(
  db: Db,
  rows: AsyncIterable<{ row: number; cells: Cells }>,
  names: KnownNames,
  today: string,
): Promise<Weighed> {
  const sheet = new FactSheet();
  const refused: Weighed['refused'] = [];
  const turn = takeTurns();
  let count = 0;
  for await (const { row, cells } of rows) {
    if ((count += 1) % someRows === 0) await turn();
    const checked = checkRow(cells, names, { delimiter: ',', today });
    const twice = 'fact' in checked ? sheet.add(knownByToday(checked.fact, today), row) : null;
    const reasons = 'fact' in checked ? [twice].filter((reason) => reason !== null) : checked.reasons;
    if (reasons.length > 0) refused.push({ row, reasons });
  }
  const all = sheet.all();
  const newest = await readNewest(db, all);
  const weighed: Weighed = { facts: [], same: 0, refused };
  for (const [index, series] of all.entries()) {
    weighSeries(weighed, series, newest[index]!, (at) => sheet.rowOf(series, at), toEpochDay(today));
    await turn();
  }
  return weighed;
}

/** A rule may say a day that has not come; what was fetched is known by the day it was. */
function knownByToday(fact: FactRow, today: string): FactRow {
  return { ...fact, knownAt: Math.min(fact.knownAt, toEpochDay(today)) };
}

function weighSeries(
  weighed: Weighed,
  series: SeriesFacts,
  known: NewestByDay,
  rowOf: (at: number) => number,
  today: number,
): void {
  const values = new Map([...known].map(([day, { value }]) => [day, value]));
  for (const [at, day] of series.days.entries()) values.set(day, series.values[at]!);
  const previousOf = new Map<number, number | null>();
  let previous: number | null = null;
  for (const day of Float64Array.from(values.keys()).sort()) {
    previousOf.set(day, previous);
    previous = values.get(day)!;
  }
  const { days: _days, knownAt: _knownAt, values: _values, ...name } = series;
  for (const [at, day] of series.days.entries()) {
    const value = series.values[at]!;
    const stands = known.get(day);
    if (stands?.value === value) {
      weighed.same += 1;
      continue;
    }
    // A value replaced in place is a new vintage, known from the day it was seen unless its publisher says a later one.
    const knownAt = stands === undefined ? series.knownAt[at]! : Math.max(series.knownAt[at]!, today);
    if (stands !== undefined && knownAt <= stands.knownAt)
      weighed.refused.push({ row: rowOf(at), reasons: [changedToday(series.indicator, day, stands.value)] });
    else
      weighed.facts.push({
        row: rowOf(at),
        fact: { ...name, day, knownAt, value },
        before: stands?.value ?? null,
        previous: previousOf.get(day) ?? null,
      });
  }
}

function changedToday(indicator: string, day: number, value: number): RowReason {
  return refusedFor('again_today', { indicator, day: fromEpochDay(day), value: String(value) }).reason;
}
