import type { KnownRule } from '../periods.ts';
import type { TableRow } from '../read-rows.ts';

/** How one bundled file becomes facts; what its columns mean stands in data/catalogue/columns.csv. */
export interface BundledFile {
  dataSet: string;
  /** Counts from the data folder. */
  path: string;
  /** Column that tells the place: a yugo_id, an ISO code (with the name for districts), or the whole country. */
  place: 'yugo_id' | 'region_iso' | 'country';
  /** Column that tells the time, or a function where two columns do. */
  time: string | ((row: TableRow) => string);
  /** Columns that hold values; an empty cell is no fact. */
  values: readonly string[];
  /** What to look up in columns.csv; the name of the value column when absent. */
  name?: (row: TableRow, valueColumn: string) => string;
  /** Source of the figures, or the column that names it. */
  source: string | { column: string };
  /** Generated for demonstration: every value wears the mark. */
  sample?: boolean;
  /** The day of publication where it is known; otherwise the rule for the kind of indicator is assumed. */
  published?: KnownRule;
  /** What is assumed of the day of publication where the rule for the kind of indicator does not fit this publisher. */
  assumed?: KnownRule;
  /** Rows of a shared file that belong to this data set. */
  only?: (row: TableRow) => boolean;
  /** Dimension texts that no column has as they must stand, such as an age group. */
  dimensions?: (row: TableRow) => Record<string, string>;
}
