/** How many of the first are shown beside a place, and how many neighbours in rank on each side. */
const usual = { first: 3, around: 1 };

/** The rows worth showing beside one of a ranked list: the first ones, its neighbours in rank and itself, in order, each once. */
export function pickBeside<Row extends { rank: number }>(
  rows: readonly Row[],
  isOwn: (row: Row) => boolean,
  { first, around } = usual,
): Row[] {
  const ordered = rows.toSorted((one, other) => one.rank - other.rank);
  const own = ordered.findIndex(isOwn);
  return ordered.filter((_row, at) => at < first || (own >= 0 && Math.abs(at - own) <= around));
}
