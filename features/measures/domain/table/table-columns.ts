/** Columns of the table that measures are written in, in the order of the template. */
export const tableColumns = [
  'title',
  'direction',
  'yugoIds',
  'territory',
  'goal',
  'description',
  'subjects',
  'issues',
  'starts',
  'ends',
  'budget',
  'strictness',
  'code',
  'legalBasis',
  'legalLink',
  'responsible',
  'indicator',
  'unit',
  'baseline',
  'target',
  'date',
] as const;

export type TableColumn = (typeof tableColumns)[number];

/** Key of a column's name in the texts of the room. */
export const columnNames = {
  title: 'Measures_Field_title',
  direction: 'Measures_Field_direction',
  yugoIds: 'Measures_Field_yugoIds',
  territory: 'Measures_Field_territory',
  goal: 'Measures_Field_goal',
  description: 'Measures_Field_description',
  subjects: 'Measures_Field_subjects',
  issues: 'Measures_Field_issues',
  starts: 'Measures_Field_starts',
  ends: 'Measures_Field_ends',
  budget: 'Measures_Field_budget',
  strictness: 'Measures_Field_strictness',
  code: 'Measures_Field_code',
  legalBasis: 'Measures_Field_legalBasis',
  legalLink: 'Measures_Field_legalLink',
  responsible: 'Measures_Field_responsible',
  indicator: 'Measures_IndicatorName',
  unit: 'Measures_IndicatorUnit',
  baseline: 'Measures_IndicatorNow',
  target: 'Measures_IndicatorTarget',
  date: 'Measures_IndicatorDate',
} as const satisfies Record<TableColumn, string>;

/** Why a cell can't be taken. */
export const cellFaults = [
  'missing',
  'unknown',
  'not_a_day',
  'not_a_number',
  'too_long',
  'reversed',
  'formula',
  'refused',
] as const;

export type CellFault = (typeof cellFaults)[number];

/** Rows of one table. */
export const maxTableRows = 1_000;
/** Largest file of a table. Unit: bytes. */
export const largestTable = 2_000_000;
