import type { DayOrder, Decimal, FileChoices, FilePlace, FileRow, OwnPeriod } from './choices.ts';
import { judgeValues } from './judging/judge-values.ts';
import { kindOfUnit, splitHead } from './judging/kind-of-unit.ts';
import type { OwnValue } from './judging/own-value.ts';
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
  name: string;
  unit: string;
}

/** A whole file as it was understood. */
export interface OwnFile {
  reading: Reading;
  places: { written: string; found: FoundPlace | null; rows: number }[];
  values: OwnValue[];
}

interface Known {
  isWorkbook: boolean;
  /** Lines that say how the file is read and are no rows of it. */
  signLines: number;
  places: readonly FilePlace[];
  chosen: ReadonlyMap<string, number>;
}

const total = /^(?:итого|всего|total|合計|総計)(?!\p{L})/iu;

/** Understands the rows of a file: what the person says stands, the rest is told from all of its rows. */
export function readOwnFile(rows: readonly FileRow[], said: FileChoices, known: Known): OwnFile {
  const { isWorkbook } = known;
  const findPlace = openPlaceFinder(known.places, known.chosen);
  const headerRow = said.headerRow ?? tellHeader(rows, findPlace);
  const columns = columnsOf(rows, headerRow);
  const below = rowsBelow(rows, headerRow);
  const told = tellDayOrder(below.flatMap(({ cells }) => cells));
  const dayOrder = said.dayOrder ?? told.order;
  const isTime = (cell: string): boolean => readTime(cell, dayOrder, isWorkbook) !== null;
  const guessed = guessColumns(columns, below, { findPlace, isTime });
  const mapping = mappingOf(said, guessed);
  const body = below.filter(({ cells }) => !total.test((cells[mapping.place - 1] ?? '').trim()));
  const marks = countMarks(body.flatMap(({ cells }) => mapping.values.map((at) => cells[at - 1] ?? '')));
  const decimal = said.decimal ?? (isWorkbook || marks.dot > marks.comma ? 'dot' : 'comma');
  const readers = {
    findPlace,
    readTime: (cell: string) => readTime(cell, dayOrder, isWorkbook),
    decimal,
    time: said.time ?? '',
  };
  const taken = takeValues(body, columns, mapping, readers);
  const period = said.period ?? tellPeriod(taken.times);
  const head = splitHead(mapping.values.length === 1 ? nameOf(columns, mapping.values[0]!) : '');
  const unit = said.unit ?? head.unit;
  const values = judgeValues(taken.valuesIn(period), kindOfUnit(unit));
  return {
    reading: {
      headerRow,
      decimal,
      marks,
      dayOrder,
      isOrderTold: said.dayOrder !== undefined || told.isTold,
      period,
      emptyRows: (rows.at(-1)?.row ?? 0) - rows.length - known.signLines,
      totalRows: below.length - body.length,
      missing: taken.missing,
      columns,
      mapping,
      name: head.name,
      unit,
    },
    places: [...taken.places].map(([written, count]) => ({
      written,
      found: findPlace(written),
      rows: count,
    })),
    values,
  };
}

function mappingOf(said: FileChoices, guessed: Mapping): Mapping {
  return {
    place: said.placeColumn ?? guessed.place,
    time: said.timeColumn ?? guessed.time,
    values: said.valueColumns ? [...said.valueColumns] : guessed.values,
  };
}

const nameOf = (columns: Reading['columns'], at: number): string =>
  columns.find((column) => column.at === at)?.name ?? '';
