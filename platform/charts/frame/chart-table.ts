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
  /** Whose figures these are and in what unit, where it is not what the chart is about; empty where the label says it. */
  place?: string;
  unit?: string;
}

/** One figure, day or name; null means that nothing was reported. */
export type ChartCell = string | number | null;
