/** A figure by year, oldest first. */
export type Years = readonly { day: string; value: number }[];

/** Change of the newest year to the one before, percent; null where either is not known or the older is nought. */
export function lastChange(points: Years): number | null {
  const [before, last] = points.slice(-2);
  if (!before || !last || before.value === 0) return null;
  return ((last.value - before.value) / Math.abs(before.value)) * 100;
}

/**
 * In how many years without a gap, the newest included, no balance was further from nought on the same side. 1 = the
 * year before was further, 0 = the year before is not known.
 */
export function yearsUnmatched(points: Years): number {
  const last = points.at(-1);
  if (!last) return 0;
  const newest = yearOf(last);
  const earlier = points.toReversed().filter((point, at) => at > 0 && yearOf(point) === newest - at);
  if (earlier.length === 0) return 0;
  const at = earlier.findIndex(({ value }) => (last.value < 0 ? value <= last.value : value >= last.value));
  return (at === -1 ? earlier.length : at) + 1;
}

const yearOf = ({ day }: Years[number]): number => Number(day.slice(0, 4));

/** What of every hundred roubles of taxes stays in the region's budget; null without taxes. */
export function keptOfHundred(split: readonly { regional: number; other: number }[]): number | null {
  const regional = split.reduce((sum, row) => sum + row.regional, 0);
  const all = regional + split.reduce((sum, row) => sum + row.other, 0);
  return all > 0 ? Math.round((regional / all) * 100) : null;
}
