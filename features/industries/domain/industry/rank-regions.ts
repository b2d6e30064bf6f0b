/** A subject that may lack the figure it is ranked by. */
interface Valued {
  value: number | null;
}

/** Highest first with ranks from 1 without holes: equal ones share a rank, the next one is one further. What is not known has none and comes last. */
export function rankRegions<Row extends Valued>(rows: readonly Row[]): (Row & { rank: number | null })[] {
  const values = [...new Set(rows.flatMap(({ value }) => (value === null ? [] : [value])))];
  const ranks = new Map(values.toSorted((one, other) => other - one).map((value, at) => [value, at + 1]));
  return rows
    .map((row) => ({ ...row, rank: row.value === null ? null : ranks.get(row.value)! }))
    .toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || 0);
}
