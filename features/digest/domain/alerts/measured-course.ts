import { officialRt } from '#simulation/epidemic/official-rt.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { per100k, weekSum } from '#features/regions/public.ts';
import type { WatchedMeasure } from '#services/notifications/public.ts';
import type { Watched } from './check-alert.ts';

const week = 7;
/** Days of which the official reproduction number is made. */
const rtDays = 8;

/** Days that a measure of the last of them needs, those of the week compared with included. */
export const daysNeeded = 2 * week;

interface Reports {
  /** Day of the first entry. */
  from: string;
  /** People a day; null = not published. */
  days: readonly (number | null)[];
  /** Residents; null = not known. */
  residents: number | null;
}

/** A measure of every day of reports that has one, oldest first; sums are compared with the week before, Rt with the day before. */
export function measuredCourse(
  measure: Exclude<WatchedMeasure, 'value'>,
  { from, days, residents }: Reports,
): Watched[] {
  const values = days.map((_, at) => {
    const known = days.slice(Math.max(0, at + 1 - rtDays), at + 1);
    if (measure === 'rt') return rtOf(known);
    const sum = weekSum(known);
    return measure === 'week' ? sum : per100k(sum, residents);
  });
  const step = measure === 'rt' ? 1 : week;
  return values.flatMap((value, at) =>
    value === null ? [] : [{ day: addDays(from, at), value, previous: values[at - step] ?? null }],
  );
}

/** The official number of eight days, in hundredths as its rule compares it; null where one of them is not published or was corrected below nought, or nobody was registered. */
function rtOf(days: readonly (number | null)[]): number | null {
  const known = days.flatMap((day) => (day === null || day < 0 ? [] : [day]));
  if (known.length < rtDays) return null;
  const rt = officialRt(known).at(-1)?.rt ?? null;
  return rt === null ? null : Math.round(rt * 100) / 100;
}
