import { periodNumber, type Period } from '#platform/shared/periods.ts';
import type { Value } from './transform-values.ts';
import { endsOf } from './summarise.ts';

/** Values of a view's places at one time. */
interface Frame {
  /** As an address says it: `2010`, `2010-07`, `2010-07-01`. */
  time: string;
  /** The newest day that a value of it is of. */
  day: string;
  /** By measure: the day its values are of; null where it has none. */
  days: readonly (string | null)[];
  /** By measure: values by place. */
  values: readonly ReadonlyMap<number, number>[];
}

/** All times of a view, one after another. */
interface Frames {
  /** How long each is: the longest period of the measures. */
  period: Period;
  frames: readonly Frame[];
}

interface Course {
  measure: number;
  yugoId: number;
  points: readonly Value[];
}

const lengths: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];
/** Signs of a day by which an address tells a time. */
const signs = { day: 10, week: 10, month: 7, quarter: 7, year: 4 } as const;
/** A time is shown where at least this share of the places has both values, of as many as ever have. */
const usual = 0.5;

/** Cuts series into times at which two measures can be laid beside one another; of several days of one time the newest that most places have is taken. */
export function framesOf(periods: readonly Period[], series: readonly Course[]): Frames {
  const period = periods.reduce((long, each) =>
    lengths.indexOf(each) > lengths.indexOf(long) ? each : long,
  );
  const all = [...groupByTime(period, series)]
    .toSorted(([one], [other]) => one - other)
    .map(([, courses]) => frameOf(courses, periods.length, signs[period]));
  const pairs = all.map(({ values: [one, other] }) => [...one!.keys()].filter((id) => other?.has(id)).length);
  const most = Math.max(1, ...pairs);
  return { period, frames: all.filter((_, at) => pairs[at]! >= most * usual) };
}

function groupByTime(period: Period, series: readonly Course[]): Map<number, Course[]> {
  const times = new Map<number, Map<Course, Value[]>>();
  for (const course of series)
    for (const point of course.points) {
      const time = periodNumber(period, point.day);
      if (!times.has(time)) times.set(time, new Map());
      const courses = times.get(time)!;
      courses.set(course, [...(courses.get(course) ?? []), point]);
    }
  return new Map(
    [...times].map(([time, courses]) => [
      time,
      [...courses].map(([{ measure, yugoId }, points]) => ({ measure, yugoId, points })),
    ]),
  );
}

function frameOf(courses: readonly Course[], measures: number, length: number): Frame {
  const parts = Array.from({ length: measures }, (_, at) => {
    const own = courses.filter(({ measure }) => measure === at);
    const day = endsOf(own.map(({ points }) => points))?.last ?? null;
    const known = own.flatMap(({ yugoId, points }) =>
      points.filter((point) => point.day === day).map(({ value }) => [yugoId, value] as const),
    );
    return { day, values: new Map(known) };
  });
  const days = parts.map(({ day }) => day);
  const newest = days.reduce<string>((last, day) => (day !== null && day > last ? day : last), '');
  return { time: newest.slice(0, length), day: newest, days, values: parts.map(({ values }) => values) };
}

/** A value at a place between two times, where 2.5 is half-way from the third to the fourth; known at one of them only, it is that time's own. */
export function valueBetween(
  frames: readonly Frame[],
  position: number,
  { measure, yugoId }: { measure: number; yugoId: number },
): number | null {
  const at = (index: number): number | null => frames[index]?.values[measure]?.get(yugoId) ?? null;
  const before = Math.floor(position);
  const [one, other] = [at(before), at(Math.ceil(position))];
  if (one === null || other === null) return at(Math.round(position));
  return one + (other - one) * (position - before);
}

/** The least and the greatest value of a measure over all times; null where it has none. */
export function spanOf(frames: readonly Frame[], measure: number): { min: number; max: number } | null {
  const values = frames.flatMap((frame) => [...(frame.values[measure]?.values() ?? [])]);
  return values.length === 0
    ? null
    : values.reduce((span, value) => ({ min: Math.min(span.min, value), max: Math.max(span.max, value) }), {
        min: Infinity,
        max: -Infinity,
      });
}
