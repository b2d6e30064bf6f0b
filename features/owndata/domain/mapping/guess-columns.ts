import type { FileRow } from '../choices.ts';
import { maxFileSeries } from '../limits.ts';
import { countMarks, readAmount } from '../reading/read-amount.ts';
import type { FoundPlace } from './find-place.ts';

/** What the columns of a file mean, counted from 1; 0 = there is none. `time` 0: times stand in the header. Each column of `values` is a time or a series. */
export interface Mapping {
  place: number;
  time: number;
  /** Names the series of a row. */
  series: number;
  /** Names the unit of a row. */
  unit: number;
  values: number[];
}

/** How the cells of a file are understood. */
export interface CellReaders {
  findPlace: (written: string) => FoundPlace | null;
  isTime: (cell: string) => boolean;
}

interface Column {
  at: number;
  name: string;
}

/** The columns a whole file gives away: places by their names, times by their form, values by their digits; 0 for what is not found. */
export function guessColumns(
  columns: readonly Column[],
  body: readonly FileRow[],
  { findPlace, isTime }: CellReaders,
): Mapping {
  const cellsOf = (at: number) =>
    body.flatMap(({ cells }) => ((cells[at - 1] ?? '').trim() === '' ? [] : [cells[at - 1]!]));
  const shareOf = (
    at: number,
    fits: (cell: string) => number,
    counts: (cell: string) => boolean = () => true,
  ): number => {
    const cells = cellsOf(at).filter(counts);
    return cells.length === 0 ? 0 : cells.reduce((sum, cell) => sum + fits(cell), 0) / cells.length;
  };
  const place = best(columns, (at) => shareOf(at, (cell) => weightOf(findPlace(cell), cell)), 0.3);
  const others = columns.filter(({ at }) => at !== place);
  const amountsOf = (at: number) => shareOf(at, isAmount, isSaid);
  const named = others.filter(({ at, name }) => isTime(name) && amountsOf(at) > 0.5);
  const time = named.length > 0 ? 0 : best(others, (at) => shareOf(at, (cell) => Number(isTime(cell))), 0.8);
  const isCode = ({ at, name }: Column): boolean =>
    codeName.test(name) || namesSame(body, at, place, findPlace);
  const amounts = others.filter((one) => one.at !== time && amountsOf(one.at) > 0.5 && !isCode(one));
  const values = (named.length > 0 ? named : amounts).map(({ at }) => at);
  const words = others.filter(({ at }) => at !== time && !values.includes(at));
  const unit = words.find(({ name }) => unitName.test(name))?.at ?? 0;
  const keyOf = ({ cells }: FileRow): string => [place, time].map((at) => cells[at - 1] ?? '').join('\u0000');
  const series = findSeriesColumn(
    words.filter(({ at }) => at !== unit),
    body.filter(({ cells }) => findPlace(cells[place - 1] ?? '') !== null),
    keyOf,
  );
  return { place, time, series, unit, values };
}

/** Whether a column says the place of each row once more, as a code does; a bare number is one by chance now and then. */
function namesSame(
  rows: readonly FileRow[],
  at: number,
  place: number,
  findPlace: CellReaders['findPlace'],
): boolean {
  return (
    rows.length > 1 &&
    rows.every(({ cells }) => {
      const found = findPlace(cells[at - 1] ?? '');
      return found !== null && found.yugoId === findPlace(cells[place - 1] ?? '')?.yugoId;
    })
  );
}

/** A column of units by its head, and one of codes or row numbers, whose digits are no values. */
const unitName = /^(?:ед\.?|единиц|unit|単位|unidade?)/iu;
const codeName =
  /(?:^|[^\p{L}])(?:код|code|id|окато|октмо|okato|oktmo|iso|yugo_?id|№|n|п\/п|コード|código)(?:$|[^\p{L}])/iu;

/** The column of words that tells rows of one place and time apart, each cell filled, in at most so many words; 0 where rows need none. */
function findSeriesColumn(
  columns: readonly Column[],
  rows: readonly FileRow[],
  keyOf: (row: FileRow) => string,
): number {
  if (rows.length === 0 || new Set(rows.map(keyOf)).size === rows.length) return 0;
  const found = columns.find(({ at }) => {
    const cells = rows.map((row) => (row.cells[at - 1] ?? '').trim());
    const words = new Set(cells);
    if (words.has('') || words.size < 2 || words.size > maxFileSeries) return false;
    return new Set(rows.map((row, index) => `${keyOf(row)}\u0000${cells[index]}`)).size === rows.length;
  });
  return found?.at ?? 0;
}

/** The column with the greatest share of fitting cells, the first of equals; 0 where none has enough. */
function best(columns: readonly Column[], shareOf: (at: number) => number, least: number): number {
  let found = { at: 0, share: least };
  for (const { at } of columns) {
    const share = shareOf(at);
    if (share > found.share || (found.at === 0 && share === least)) found = { at, share };
  }
  return found.at;
}

/** A bare number may be a code by chance. */
function weightOf(found: FoundPlace | null, cell: string): number {
  if (found === null) return 0;
  return found.way === 'code' && !/\p{L}/u.test(cell) ? 0.4 : 1;
}

/** Signs of a missing value tell nothing of a column. */
const isSaid = (cell: string): boolean => readAmount(cell, 'comma') !== null;

function isAmount(cell: string): number {
  const { comma, dot } = countMarks([cell]);
  return Number(typeof readAmount(cell, comma > dot ? 'comma' : 'dot') === 'number');
}
