/** Days since 1 January 1970 and back: charts reckon in whole numbers and say days only at their edge. */
export { countOfDay as dayNumber, dayOfCount as isoDay } from '#platform/shared/day-count.ts';

const msPerDay = 86_400_000;

/** Day numbers of the first days of months within `first`…`last`, both included. */
export function monthStarts(first: number, last: number): number[] {
  const starts: number[] = [];
  for (let day = first; day <= last; day += 1) {
    const date = new Date(day * msPerDay);
    const dayOfMonth = date.getUTCDate();
    if (dayOfMonth === 1) starts.push(day);
    // Nothing begins before the 28th: jump there.
    if (dayOfMonth < 28) day += 27 - dayOfMonth;
  }
  return starts;
}
