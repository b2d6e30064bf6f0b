/** The data of a chart as a table: what a table view, a CSV file and a screen reader get. Gaps are null. */
export interface ChartTable {
  columns: readonly ChartColumn[];
  rows: readonly (readonly ChartCell[])[];
}

/** Numbers are right-aligned and unformatted in files; dates are 'YYYY-MM-DD'. */
export interface ChartColumn {
  key: string;
  label: string;
  kind: 'date' | 'number' | 'text';
}

/** One figure, day or name; null means that nothing was reported. */
export type ChartCell = string | number | null;
