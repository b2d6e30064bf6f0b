import type { FileRow } from '../choices.ts';
import { countMarks, readAmount } from '../reading/read-amount.ts';
import type { FoundPlace } from './find-place.ts';

/** What the columns of a file mean, counted from 1; `time` 0 = no column of times, `values` are several where times stand in the header. */
export interface Mapping {
  place: number;
  time: number;
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
  if (named.length > 0) return { place, time: 0, values: named.map(({ at }) => at) };
  const time = best(others, (at) => shareOf(at, (cell) => Number(isTime(cell))), 0.8);
  const values = best(
    others.filter(({ at }) => at !== time),
    amountsOf,
    0.5,
  );
  return { place, time, values: values === 0 ? [] : [values] };
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
