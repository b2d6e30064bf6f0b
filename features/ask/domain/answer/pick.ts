import type { KnownIndicator } from '../words/lexicon.ts';
import type { Course, Missing, Point } from './outcome.ts';

/** The value at a time: of a day, a month, a year, or the newest. A count that runs on tells a year by its last day; what is told by month has no value of a year. */
export function pick(
  course: Course,
  time: string,
  { period, indicator }: Pick<KnownIndicator, 'period' | 'indicator'>,
): Point | null {
  if (time === 'latest') return course.at(-1) ?? null;
  const within = course.filter(({ day }) => day.startsWith(time));
  if (period === 'annual' || time.length === 10) return within[0] ?? null;
  const isWhole = time.length === 7 && period !== 'daily';
  const isRunning = /_total$|beds|immunity|patients/.test(indicator);
  if (isWhole) return within[0] ?? null;
  // A year that is still being told has no last day yet.
  return isRunning ? (within.at(-1) ?? null) : null;
}

/** Why a course has nothing at a time. `today` is the clock's day. */
export function lackAt(course: Course, time: string, today: string): Missing {
  const [first = null, last = null] = [course[0], course.at(-1)];
  const known = { first, last };
  if (first === null || last === null) return { kind: 'no_data', ...known };
  if (time.slice(0, 4) > today.slice(0, 4)) return { kind: 'future', ...known };
  if (time < first.day.slice(0, time.length)) return { kind: 'before_data', ...known };
  if (time > last.day.slice(0, time.length)) return { kind: 'not_known', ...known };
  return { kind: 'no_data', ...known };
}

/** The sum of what is counted by day or month over a year or a month; null where parts of it are missing. */
export function sumWithin(
  course: Course,
  time: string,
  { period }: Pick<KnownIndicator, 'period'>,
): Point | null {
  const within = course.filter(({ day }) => day.startsWith(time));
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined) return null;
  const wanted = period === 'monthly' ? 12 : 1;
  if (time.length === 4 && within.length < wanted) return null;
  return { ...last, value: within.reduce((sum, { value }) => sum + value, 0) };
}
