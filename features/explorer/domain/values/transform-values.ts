import { periodNumber, type Period } from '#platform/shared/periods.ts';

/** A value of the period that `day` closes. */
export interface Value {
  day: string;
  value: number;
}

/** Values with the first of them as 100; none where it is nothing or below. */
export function toIndex(values: readonly Value[]): Value[] {
  const base = values[0]?.value ?? 0;
  return base > 0 ? values.map(({ day, value }) => ({ day, value: (100 * value) / base })) : [];
}

/** Periods that a change is told against: a year of months or quarters, a week of days, else the one before. */
const lags: Readonly<Record<Period, number>> = { day: 7, week: 1, month: 12, quarter: 4, year: 1 };

/** Changes since the same time of the period before: points of a rate, per cent of a count. A value without one before it, or after one that is not above zero, has none. */
export function toChange(values: readonly Value[], period: Period, inPoints: boolean): Value[] {
  const byNumber = new Map(values.map(({ day, value }) => [periodNumber(period, day), value]));
  return values.flatMap(({ day, value }) => {
    const before = byNumber.get(periodNumber(period, day) - lags[period]);
    if (before === undefined || (!inPoints && before <= 0)) return [];
    return [{ day, value: inPoints ? value - before : (100 * (value - before)) / before }];
  });
}

/** Shares of a whole in per cent, on the days that the whole has a value above zero. */
export function toShare(values: readonly Value[], whole: readonly Value[]): Value[] {
  const byDay = new Map(whole.map(({ day, value }) => [day, value]));
  return values.flatMap(({ day, value }) => {
    const of = byDay.get(day) ?? 0;
    return of > 0 ? [{ day, value: (100 * value) / of }] : [];
  });
}

/** Years by which residents may be older than what is divided by them. */
const maxAge = 1;

/** Values divided by the residents of their year (or of the year before, where that is not counted yet), times so many residents. */
export function perResident(
  values: readonly Value[],
  residents: ReadonlyMap<number, number>,
  times: number,
): Value[] {
  return values.flatMap(({ day, value }) => {
    const year = Number(day.slice(0, 4));
    const count = residents.get(year) ?? residents.get(year - maxAge) ?? 0;
    return count > 0 ? [{ day, value: (times * value) / count }] : [];
  });
}

/** Residents by year: the mean of the year, else those of 1 January. */
export function residentsByYear(mean: readonly Value[], january: readonly Value[]): Map<number, number> {
  return new Map([...january, ...mean].map(({ day, value }) => [Number(day.slice(0, 4)), value]));
}

/** Courses added up over the days that all of them have. */
export function addUp<Course extends Value>(courses: readonly (readonly Course[])[]): Course[] {
  const byDay = Map.groupBy(courses.flat(), ({ day }) => day);
  return [...byDay.values()]
    .filter((ofDay) => ofDay.length === courses.length)
    .map((ofDay) => ({ ...ofDay[0]!, value: ofDay.reduce((sum, { value }) => sum + value, 0) }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Values between two times, both included; a time is a year, a month or a day. */
export function within<Course extends Value>(
  values: readonly Course[],
  from: string | null,
  to: string | null,
): Course[] {
  return values.filter(
    ({ day }) =>
      (from === null || day.slice(0, from.length) >= from) && (to === null || day.slice(0, to.length) <= to),
  );
}
