/** Organisations of one section, place or year: all that are counted, and the small and medium ones among them. */
export interface SmallCount {
  organisations: number;
  small: number;
}

/** Part of small and medium organisations, percent with one decimal as it is shown and ranked; null where none are counted. */
export function smallShare({ organisations, small }: SmallCount): number | null {
  return organisations > 0 ? Math.round((small / organisations) * 1000) / 10 : null;
}

/** One value of a sum, as it is read. */
interface Summed {
  day: string;
  value: number;
}

/**
 * Both counts by day, oldest first; a day that one of them lacks is left out.
 * Values of one day are added up (sections of a place).
 */
export function countsByDay(
  organisations: readonly Summed[],
  small: readonly Summed[],
): ({ day: string } & SmallCount)[] {
  const [all, few] = [sumByDay(organisations), sumByDay(small)];
  return [...all]
    .flatMap(([day, count]) => {
      const of = few.get(day);
      return of === undefined ? [] : [{ day, organisations: count, small: of }];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

function sumByDay(values: readonly Summed[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { day, value } of values) sums.set(day, (sums.get(day) ?? 0) + value);
  return sums;
}

/** Ranks highest first, equal shares sharing one: 1, 2, 2, 4. */
export function rankShares<Row extends { share: number }>(rows: readonly Row[]): (Row & { rank: number })[] {
  const ordered = rows.toSorted((one, other) => other.share - one.share);
  return ordered.map((row) => ({
    ...row,
    rank: ordered.findIndex(({ share }) => share === row.share) + 1,
  }));
}
