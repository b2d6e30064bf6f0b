import { dayNumber } from '#platform/charts/frame/day-number.ts';
import type { DailyValue } from './daily-bars-data.ts';

/**
 * Dates of the highest averages that tower over their surroundings, in calendar order.
 *
 * A peak is the maximum within `reachDays` on both sides and at least 1.2 times the least average on each side of that
 * reach. The last `reachDays / 2` days can't hold one, since nobody knows yet what follows.
 */
export function findPeaks(days: readonly DailyValue[], count: number, reachDays = 45): string[] {
  const known = days.flatMap(({ date, average }) =>
    average === null ? [] : [{ date, day: dayNumber(date), average }],
  );
  const last = known.at(-1)?.day ?? 0;
  const peaks = known.filter(({ day, average }) => {
    if (day > last - reachDays / 2) return false;
    const near = known.filter((other) => Math.abs(other.day - day) <= reachDays);
    const isHighest = near.every(
      (other) => other.average < average || (other.average === average && other.day >= day),
    );
    return isHighest && towers(near, day, average);
  });
  return peaks
    .toSorted((one, other) => other.average - one.average)
    .slice(0, count)
    .map(({ date }) => date)
    .toSorted();
}

function towers(near: { day: number; average: number }[], day: number, average: number): boolean {
  const before = near.filter((other) => other.day < day).map((other) => other.average);
  const after = near.filter((other) => other.day > day).map((other) => other.average);
  return Math.min(...before) * 1.2 <= average && Math.min(...after) * 1.2 <= average;
}
