const columns = ['cases', 'deaths', 'peakIcu', 'daysOver'] as const;

/** What a scenario changes. */
export type DifferenceColumn = (typeof columns)[number];

/** Texts over the columns. */
export const differenceHeads = {
  cases: 'Scenario_ColumnCases',
  deaths: 'Scenario_ColumnDeaths',
  peakIcu: 'Scenario_ColumnPeak',
  daysOver: 'Scenario_ColumnDays',
} as const;

/** Days over the beds only where the beds are known. */
export function seenColumns(hasBeds: boolean): readonly DifferenceColumn[] {
  return hasBeds ? columns : columns.filter((column) => column !== 'daysOver');
}
