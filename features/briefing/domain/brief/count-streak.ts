/** Sums of whole weeks, newest first. */
export interface WeekSum {
  from: string;
  to: string;
  value: number;
}

/** How many weeks in a row the sums have fallen (negative) or risen up to the newest one; 0 when the last two are equal or unknown. */
export function countStreak(sums: readonly WeekSum[]): number {
  const signs = sums.slice(0, -1).map(({ value }, index) => Math.sign(value - sums[index + 1]!.value));
  const first = signs[0] ?? 0;
  if (first === 0) return 0;
  const end = signs.findIndex((sign) => sign !== first);
  return first * (end < 0 ? signs.length : end);
}

/** The middle value; the mean of the two middle ones, rounded, where their number is even. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : Math.round((sorted[half - 1]! + sorted[half]!) / 2);
}
