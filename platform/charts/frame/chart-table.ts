/** The data of a chart as a table: what a table view, a CSV file and a screen reader get. Gaps are null. */
export interface ChartTable {
  columns: readonly ChartColumn[];
  rows: readonly (readonly ChartCell[])[];
}

/** The table of a chart whose rows or columns are places by name: no figure is of the place that the chart is about alone. */
export function ofPlaces({ columns, rows }: ChartTable): ChartTable {
  return { columns: columns.map((column) => ({ ...column, place: '' })), rows };
}

/** Numbers are right-aligned and unformatted in files; dates are 'YYYY-MM-DD'. */
export interface ChartColumn {
  key: string;
  label: string;
  kind: 'date' | 'number' | 'text';
  /** Whose figures these are and in what unit, where it is not what the chart is about; empty where the label says it. */
  place?: string;
  unit?: string;
}

/** One figure, day or name; null means that nothing was reported. */
export type ChartCell = string | number | null;
