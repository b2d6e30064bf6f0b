import { splitHead } from '../judging/kind-of-unit.ts';
import type { FileChoices } from '../choices.ts';
import type { Mapping } from './guess-columns.ts';

/** A series that a file holds. */
export interface FileSeries {
  /** From 1, in the order of the file. */
  number: number;
  name: string;
  unit: string;
}

/** What one cell tells of its series. */
interface SeriesCell {
  /** The cell that names it; empty where the file has no such column. */
  named: string;
  unit: string;
  column: number;
}

/** Gives the cells of a file to its series: by the column that names them, by the heads of value columns, or all to one. */
export function openSeriesBook(
  mapping: Mapping,
  headOf: (column: number) => string,
  isTimeHead: (column: number) => boolean,
) {
  const own = mapping.values.filter((column) => !isTimeHead(column));
  const first = new Map<string, SeriesCell & { number: number }>();
  return {
    /** Number of the series that a cell belongs to. */
    numberOf(cell: SeriesCell): number {
      const byColumn = isTimeHead(cell.column) ? '' : String(cell.column);
      const key = `${cell.named.toLowerCase()}\u0000${byColumn}`;
      const known = first.get(key);
      if (known) return known.number;
      const number = first.size + 1;
      first.set(key, { ...cell, number });
      return number;
    },
    /** All of them, with the names and units that a person gave them instead. */
    list({ names, units, unit: common }: FileChoices): FileSeries[] {
      return [...first.values()].map(({ number, named, unit, column }) => {
        const isHeadNamed = own.includes(column) && (named === '' || own.length > 1);
        const head = splitHead([named, isHeadNamed ? headOf(column) : ''].filter(Boolean).join(', '));
        return {
          number,
          name: names?.get(String(number)) || head.name,
          unit: units?.get(String(number)) ?? common ?? (unit || head.unit),
        };
      });
    },
  };
}
