import type { Decimal, FileRow, OwnPeriod } from '../choices.ts';
import type { OwnValue, Refusal } from '../judging/own-value.ts';
import type { FoundPlace } from '../mapping/find-place.ts';
import type { Mapping } from '../mapping/guess-columns.ts';
import { readAmount } from './read-amount.ts';
import { endOf, type ReadTime } from './read-time.ts';

/** How cells are read, and the time of values where the file names none. */
export interface ValueReaders {
  findPlace: (written: string) => FoundPlace | null;
  readTime: (cell: string) => ReadTime | null;
  decimal: Decimal;
  time: string;
}

/** What the rows of a file say; their days are still to be laid on periods of one length. */
export interface TakenValues {
  times: ReadTime[];
  missing: number;
  /** Written names with the number of their rows. */
  places: ReadonlyMap<string, number>;
  valuesIn: (period: OwnPeriod) => OwnValue[];
}

const formula = '\u0000formula';

/** Takes one value from each cell of the value columns; empty cells are missing values, and nothing else. */
export function takeValues(
  body: readonly FileRow[],
  columns: readonly { at: number; name: string }[],
  mapping: Mapping,
  { findPlace, readTime, decimal, time: always }: ValueReaders,
): TakenValues {
  const heads = new Map(columns.map(({ at, name }) => [at, name]));
  const places = new Map<string, number>();
  const taken: { value: OwnValue; time: ReadTime | null }[] = [];
  let missing = 0;
  for (const { row, cells } of body) {
    const cellOf = (at: number): string => (cells[at - 1] ?? '').trim();
    const place = cellOf(mapping.place);
    if (place !== '') places.set(place, (places.get(place) ?? 0) + 1);
    for (const column of mapping.values) {
      const written = cellOf(column);
      const value = readAmount(written, decimal);
      if (value === null) missing += 1;
      if (value === null) continue;
      const said =
        mapping.time > 0 ? cellOf(mapping.time) : timeOf(heads.get(column) ?? '', always, readTime);
      const time = readTime(said);
      const found = findPlace(place);
      taken.push({
        time,
        value: {
          row,
          column,
          place,
          yugoId: found?.yugoId ?? null,
          time: said,
          day: null,
          written: written === formula ? '' : written,
          value: value ?? null,
          refusal: refusalOf({ written, found, time, value }),
          doubts: [],
          beside: null,
        },
      });
    }
  }
  return {
    times: taken.flatMap(({ time }) => (time === null ? [] : [time])),
    missing,
    places,
    valuesIn: (period) =>
      taken.map(({ value, time }) => ({ ...value, day: time === null ? null : endOf(period, time.day) })),
  };
}

/** The head of a column where it is a time, else the time said for the whole file. */
function timeOf(head: string, always: string, read: ValueReaders['readTime']): string {
  return always === '' || read(head) !== null ? head : always;
}

function refusalOf({
  written,
  found,
  time,
  value,
}: {
  written: string;
  found: FoundPlace | null;
  time: ReadTime | null;
  value: number | undefined;
}): Refusal | null {
  if (written === formula) return 'formula';
  if (value === undefined) return 'number';
  if (found === null) return 'place';
  return time === null ? 'time' : null;
}
