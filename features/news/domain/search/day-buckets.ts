import { addDays, daysBetween, listDays } from '#platform/shared/calendar-days.ts';

/** Days with what was found in them; both ends included. */
export interface DayBucket {
  from: string;
  to: string;
  count: number;
}

/** Beyond this span bars of a day would be hairs: months stand in their place. */
const maxDays = 92;

/** Marks the bars of whose days no feed brought anything: they are gaps, not days without a find. */
export function markKnown(
  buckets: readonly DayBucket[],
  known: ReadonlySet<string>,
): (DayBucket & { isKnown: boolean })[] {
  return buckets.map((bucket) => ({
    ...bucket,
    isKnown: bucket.count > 0 || listDays(bucket.from, bucket.to).some((day) => known.has(day)),
  }));
}

/** Counts by day as bars without gaps, oldest first; by month where the span is long. */
export function bucketDays(counts: readonly { day: string; count: number }[]): DayBucket[] {
  const days = counts.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const buckets =
    daysBetween(first, last) < maxDays ? listDays(first, last).map(oneDay) : monthsOf(first, last);
  for (const { day, count } of counts) {
    const bucket = buckets.find(({ to }) => day <= to)!;
    bucket.count += count;
  }
  return buckets;
}

function oneDay(day: string): DayBucket {
  return { from: day, to: day, count: 0 };
}

function monthsOf(first: string, last: string): DayBucket[] {
  const months: DayBucket[] = [];
  for (let from = `${first.slice(0, 7)}-01`; from <= last;) {
    const next = `${addDays(from, 31).slice(0, 7)}-01`;
    months.push({ from, to: addDays(next, -1), count: 0 });
    from = next;
  }
  return months;
}
