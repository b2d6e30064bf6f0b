import type { DayOrder, Decimal, FileChoices, FilePlace, FileRow, OwnPeriod } from './choices.ts';
import { correctRows, type CorrectedRows } from './correcting/correct-rows.ts';
import { judgeValues } from './judging/judge-values.ts';
import { kindOfUnit } from './judging/kind-of-unit.ts';
import type { OwnValue } from './judging/own-value.ts';
import type { FileSeries } from './mapping/file-series.ts';
import { columnsOf, rowsBelow, tellHeader } from './mapping/find-header.ts';
import { openPlaceFinder, type FoundPlace } from './mapping/find-place.ts';
import { guessColumns, type Mapping } from './mapping/guess-columns.ts';
import { countMarks } from './reading/read-amount.ts';
import { readTime } from './reading/read-time.ts';
import { takeValues } from './reading/take-values.ts';
import { tellDayOrder, tellPeriod } from './reading/tell-times.ts';

/** What was told of a file, or said of it, with what it was told by. */
export interface Reading {
  headerRow: number;
  decimal: Decimal;
  /** Values written with each decimal mark, and with a space between thousands. */
  marks: { comma: number; dot: number; spaced: number };
  dayOrder: DayOrder;
  isOrderTold: boolean;
  period: OwnPeriod;
  emptyRows: number;
  totalRows: number;
  missing: number;
  columns: { at: number; name: string }[];
  mapping: Mapping;
}

/** A whole file as it was understood, and what of it a person put right. */
export interface OwnFile {
  reading: Reading;
  series: FileSeries[];
  places: { written: string; found: FoundPlace | null; rows: number }[];
  values: OwnValue[];
  corrected: Omit<CorrectedRows, 'rows'>;
}

interface Known {
  isWorkbook: boolean;
  /** Lines that say how the file is read and are no rows of it. */
  signLines: number;
  places: readonly FilePlace[];
  chosen: ReadonlyMap<string, number>;
}

const total = /^(?:итого|всего|total|合計|総計)(?!\p{L})/iu;
const untouched = { cells: new Map<string, string>(), excluded: new Set<number>() };

/** Understands the rows of a file: what the person says stands, the rest is told from all of its rows. */
export function readOwnFile(sheet: readonly FileRow[], choices: FileChoices, known: Known): OwnFile {
  const { isWorkbook } = known;
  const { rows, ...corrected } = correctRows(sheet, choices.corrections ?? untouched);
  const findPlace = openPlaceFinder(known.places, known.chosen);
  const headerRow = choices.headerRow ?? tellHeader(rows, findPlace);
  const columns = columnsOf(rows, headerRow);
  const below = rowsBelow(rows, headerRow);
  const order = tellDayOrder(below.flatMap(({ cells }) => cells));
  const dayOrder = choices.dayOrder ?? order.order;
  const timeOf = (cell: string) => readTime(cell, dayOrder, isWorkbook);
  const guessed = guessColumns(columns, below, { findPlace, isTime: (cell) => timeOf(cell) !== null });
  const mapping = mappingOf(choices, guessed);
  const body = below.filter(({ cells }) => !total.test((cells[mapping.place - 1] ?? '').trim()));
  const marks = countMarks(body.flatMap(({ cells }) => mapping.values.map((at) => cells[at - 1] ?? '')));
  const decimal = choices.decimal ?? (isWorkbook || marks.dot > marks.comma ? 'dot' : 'comma');
  const readers = { findPlace, readTime: timeOf, decimal, time: choices.time ?? '' };
  const taken = takeValues(body, columns, mapping, readers);
  const period = choices.period ?? tellPeriod(taken.times);
  const series = taken.series.list(choices);
  return {
    reading: {
      headerRow,
      decimal,
      marks,
      dayOrder,
      isOrderTold: choices.dayOrder !== undefined || order.isTold,
      period,
      emptyRows: (sheet.at(-1)?.row ?? 0) - sheet.length - known.signLines,
      totalRows: below.length - body.length,
      missing: taken.missing,
      columns,
      mapping,
    },
    series,
    places: [...taken.places].map(([written, count]) => ({
      written,
      found: findPlace(written),
      rows: count,
    })),
    values: judgeEach(taken.valuesIn(period), series),
    corrected,
  };
}

/** Judges the values of each series by its own unit; they stand as the file has them. */
function judgeEach(values: readonly OwnValue[], series: readonly FileSeries[]): OwnValue[] {
  const bySeries = Map.groupBy(values, (each) => each.series);
  return series
    .flatMap(({ number, unit }) => judgeValues(bySeries.get(number) ?? [], kindOfUnit(unit)))
    .toSorted((one, other) => one.row - other.row || one.column - other.column);
}

function mappingOf(choices: FileChoices, guessed: Mapping): Mapping {
  return {
    place: choices.placeColumn ?? guessed.place,
    time: choices.timeColumn ?? guessed.time,
    series: choices.seriesColumn ?? guessed.series,
    unit: choices.unitColumn ?? guessed.unit,
    values: choices.valueColumns ? [...choices.valueColumns] : guessed.values,
  };
}
