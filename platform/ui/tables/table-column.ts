import type { ReactNode } from 'react';
import type { ChartCell, ChartTable } from '#platform/charts/frame/chart-table.ts';

/** One column: what it knows of a row, and how it is drawn. */
export interface TableColumn<Row> {
  key: string;
  /** The head. */
  label: string;
  kind: 'text' | 'number' | 'date';
  /** What the bare numbers of a file count, where the screen writes it at each of them: ₽, %. */
  unit?: string;
  /** For sorting, filtering and files; null = not known. */
  value: (row: Row) => ChartCell;
  /** Sorts in place of the value, where its words don't tell the order: periods, classes. */
  order?: (row: Row) => number;
  /** For the screen; the value in the language's format when left out. */
  render?: (row: Row) => ReactNode;
  /** Decimals of the usual format. */
  digits?: number;
  /** Off for sparklines and buttons. */
  sortable?: boolean;
  /** Off for columns that make no sense in a file. */
  inFile?: boolean;
  /** Text may break over lines. */
  wrap?: boolean;
}

/** The table as a file has it: the same rows in the same order, values as they are. */
export function tableForFile<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): ChartTable {
  const kept = columns.filter(({ inFile = true }) => inFile);
  return {
    columns: kept.map(({ key, label, kind, unit }) => ({
      key,
      label: unit === undefined ? label : `${label}, ${unit}`,
      kind,
      ...(unit !== undefined && { unit }),
    })),
    rows: rows.map((row) => kept.map(({ value }) => value(row))),
  };
}
