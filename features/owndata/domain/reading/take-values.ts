import type { Decimal, FileRow, OwnPeriod } from '../choices.ts';
import type { OwnValue, Refusal } from '../judging/own-value.ts';
import type { FoundPlace } from '../mapping/find-place.ts';
import { openSeriesBook } from '../mapping/file-series.ts';
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
  series: ReturnType<typeof openSeriesBook>;
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
  readers: ValueReaders,
): TakenValues {
  const heads = new Map(columns.map(({ at, name }) => [at, name]));
  const headOf = (at: number): string => heads.get(at) ?? '';
  const isTimeHead = (at: number): boolean => mapping.time === 0 && readers.readTime(headOf(at)) !== null;
  const series = openSeriesBook(mapping, headOf, isTimeHead);
  const places = new Map<string, number>();
  const taken: { value: OwnValue; time: ReadTime | null }[] = [];
  let missing = 0;
  for (const { row, cells } of body) {
    const cellOf = (at: number): string => (cells[at - 1] ?? '').trim();
    const place = cellOf(mapping.place);
    if (place !== '') places.set(place, (places.get(place) ?? 0) + 1);
    for (const column of mapping.values) {
      const written = cellOf(column);
      const value = readAmount(written, readers.decimal);
      if (value === null) missing += 1;
      if (value === null) continue;
      const cell = { named: cellOf(mapping.series), unit: cellOf(mapping.unit), column };
      const time = mapping.time > 0 ? cellOf(mapping.time) : timeOf(headOf(column), readers);
      taken.push(
        valueOf({ row, column, place, written, value, time, series: series.numberOf(cell) }, readers),
      );
    }
  }
  return {
    series,
    times: taken.flatMap(({ time }) => (time === null ? [] : [time])),
    missing,
    places,
    valuesIn: (period) =>
      taken.map(({ value, time }) => ({ ...value, day: time === null ? null : endOf(period, time.day) })),
  };
}

type Cell = Pick<OwnValue, 'row' | 'column' | 'place' | 'time' | 'series' | 'written'> & {
  value: number | undefined;
};

function valueOf(
  { written, value, ...cell }: Cell,
  { findPlace, readTime }: ValueReaders,
): { value: OwnValue; time: ReadTime | null } {
  const time = readTime(cell.time);
  const found = findPlace(cell.place);
  return {
    time,
    value: {
      ...cell,
      yugoId: found?.yugoId ?? null,
      day: null,
      written: written === formula ? '' : written,
      value: value ?? null,
      refusal: refusalOf({ written, found, time, value }),
      doubts: [],
      beside: null,
      suggested: null,
    },
  };
}

/** The head of a column where it is a time, else the time said for the whole file. */
function timeOf(head: string, { time: always, readTime }: ValueReaders): string {
  return always === '' || readTime(head) !== null ? head : always;
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
