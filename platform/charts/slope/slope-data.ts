import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';

/** A place at two times; null where one of them lacks: only the table has it. */
export interface SlopeRow {
  id: number | string;
  name: string;
  start: number | null;
  end: number | null;
  /** The reader's own: the thicker line. */
  own?: boolean;
  /** What the others are compared with, the country: dotted and grey. */
  reference?: boolean;
  /** Drawn in one of the five colours, in the order given; the others are hairlines. */
  coloured?: boolean;
}

/** What a slope is given: places at two times. */
export interface SlopeInput extends ChartWords {
  about: ChartAbout;
  rows: readonly SlopeRow[];
  /** The two times as they are written under their lines. */
  first: string;
  last: string;
}

/** The rows, the highest at the end first, with both values and their difference. */
export function slopeTable({ rows, first, last, texts }: SlopeInput): ChartTable {
  const number = (key: string, label: string) => ({ key, label, kind: 'number' as const });
  return {
    columns: [
      { key: 'name', label: texts.name, kind: 'text' },
      number('start', first),
      number('end', last),
      number('change', texts.change),
    ],
    rows: rows
      .toSorted((one, other) => (other.end ?? -Infinity) - (one.end ?? -Infinity))
      .map(({ name, start, end }) => [
        name,
        start,
        end,
        start === null || end === null ? null : Number((end - start).toPrecision(12)),
      ]),
  };
}
