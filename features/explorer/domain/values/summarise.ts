import type { Value } from './transform-values.ts';

/** Share of the series that must have a value for a day to be one they are compared on. */
const usual = 0.5;

/** The oldest and the newest day on which at least half of the series have a value; null where there are none. */
export function endsOf(courses: readonly (readonly Value[])[]): { first: string; last: string } | null {
  const known = courses.filter((course) => course.length > 0);
  const counts = new Map<string, number>();
  for (const { day } of known.flat()) counts.set(day, (counts.get(day) ?? 0) + 1);
  const days = [...counts]
    .filter(([, count]) => count >= known.length * usual)
    .map(([day]) => day)
    .sort();
  const all = days.length > 0 ? days : [...counts.keys()].sort();
  return all.length === 0 ? null : { first: all[0]!, last: all.at(-1)! };
}

/** A series at the two ends of a view. Differences are in its unit (points of a rate), `percent` of its start; null where one end lacks. */
export interface Summary {
  start: number | null;
  end: number | null;
  difference: number | null;
  percent: number | null;
  lowest: number | null;
}

/** Sums a series up between the days its view is compared on. */
export function summarise(values: readonly Value[], ends: { first: string; last: string } | null): Summary {
  const at = (day: string | undefined): number | null =>
    values.find((value) => value.day === day)?.value ?? null;
  const [start, end] = [at(ends?.first), at(ends?.last)];
  const isPair = start !== null && end !== null && ends!.first !== ends!.last;
  return {
    start,
    end,
    difference: isPair ? end - start : null,
    percent: isPair && start > 0 ? (100 * (end - start)) / start : null,
    lowest: values.length === 0 ? null : values.reduce((low, { value }) => Math.min(low, value), Infinity),
  };
}
