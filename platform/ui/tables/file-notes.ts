import type { ChartTable } from '#platform/charts/frame/chart-table.ts';

/** What a saved table says of itself, in the reader's language. */
export interface FileNotes {
  /** Name of the sheet they stand on. */
  title: string;
  /** Name and value, a line each. */
  lines: readonly (readonly [string, string])[];
  /** Those of them that a file without a second sheet has beside every row: what is told, by whom, since when, where. */
  beside: readonly (readonly [string, string])[];
}

/** The table with its source, day and address in columns after its own: a file of one sheet travels with them, and stays a table. */
export function withNotesBeside({ columns, rows }: ChartTable, notes: FileNotes): ChartTable {
  const added = notes.beside.map(([label], at) => ({ key: `note ${at}`, label, kind: 'text' as const }));
  const values = notes.beside.map(([, value]) => value);
  return { columns: [...columns, ...added], rows: rows.map((row) => [...row, ...values]) };
}
