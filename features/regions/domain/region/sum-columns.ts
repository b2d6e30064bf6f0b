/** A daily column with where it comes from. */
export interface Column {
  /** One entry for each calendar day, null = not published. */
  values: (number | null)[];
  source: string;
  sample: boolean;
}

/**
 * The sum of several places' columns, day by day.
 * @param columns one of each place, all of one length and unit; undefined where a place has none.
 * @returns null when a place has none; a day that one of them lacks is null: a sum of some would pass for a sum of all.
 */
export function sumColumns(columns: readonly (Column | undefined)[]): Column | null {
  const known = columns.filter((column) => column !== undefined);
  const [first] = known;
  if (!first || known.length < columns.length) return null;
  return {
    values: first.values.map((_, index) => sumOrNull(known.map(({ values }) => values[index] ?? null))),
    source: first.source,
    sample: known.some(({ sample }) => sample),
  };
}

function sumOrNull(values: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
}
