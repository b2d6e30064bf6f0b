/** Ranks of values from the highest, 1 on; equal ones share the better rank. */
export function rankPlaces(values: ReadonlyMap<number, number>): Map<number, number> {
  const sorted = [...values].toSorted(([, a], [, b]) => b - a);
  const ranks = new Map<number, number>();
  sorted.forEach(([place, value], at) => {
    const before = sorted[at - 1];
    ranks.set(place, before !== undefined && before[1] === value ? ranks.get(before[0])! : at + 1);
  });
  return ranks;
}
