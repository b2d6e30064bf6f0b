import type { YearValue } from '../population/migration.ts';

/** How many live in a place: the most there ever were, and what came of it beside the country. Unit: people, per cent. */
export interface HowMany {
  first: number;
  last: number;
  now: number;
  peak: { year: number; people: number };
  /** Change since the first year. */
  percent: number;
  /** Of the place and the country since the first year that is known of both; null where none is. */
  beside: { since: number; percent: number; countryPercent: number } | null;
}

const yearOf = ({ day }: YearValue): number => Number(day.slice(0, 4));

/** The answer of a place's residents by year, oldest first; null before there are two. */
export function howMany(own: readonly YearValue[], asCountry: readonly YearValue[]): HowMany | null {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || first === last) return null;
  const peak = own.reduce((most, year) => (year.value >= most.value ? year : most));
  const [start, end] = [asCountry[0], asCountry.at(-1)];
  const change = (from: YearValue, to: YearValue): number => (to.value / from.value - 1) * 100;
  return {
    first: yearOf(first),
    last: yearOf(last),
    now: last.value,
    peak: { year: yearOf(peak), people: peak.value },
    percent: change(first, last),
    beside:
      start && end && start !== end && end.day === last.day
        ? { since: yearOf(start), percent: change(start, last), countryPercent: change(start, end) }
        : null,
  };
}

/** The place as it would be had it changed like the country since the first year that is known of both; empty where none is. */
export function likeCountry(own: readonly YearValue[], country: readonly YearValue[]): YearValue[] {
  const known = new Map(country.map((year) => [yearOf(year), year.value]));
  const start = own.find((year) => known.has(yearOf(year)));
  if (!start) return [];
  const scale = start.value / known.get(yearOf(start))!;
  return own.flatMap((year) => {
    const there = known.get(yearOf(year));
    return there === undefined ? [] : [{ day: year.day, value: there * scale }];
  });
}

/** The share of the subjects that makes a year the first one. */
const nineOfTen = 0.9;

/** The sum of the subjects by year within the same borders: from the first year in which nine of ten are known, of those known in every year since. */
export function constantSum(courses: readonly (readonly YearValue[])[]): YearValue[] {
  const days = Map.groupBy(courses.flat(), ({ day }) => day);
  const first = [...days.keys()]
    .toSorted()
    .find((day) => days.get(day)!.length >= courses.length * nineOfTen);
  if (first === undefined) return [];
  const since = [...days.keys()].filter((day) => day >= first).toSorted();
  const whole = courses
    .map((course) => new Map(course.map(({ day, value }) => [day, value])))
    .filter((course) => since.every((day) => course.has(day)));
  return since.map((day) => ({ day, value: whole.reduce((all, course) => all + course.get(day)!, 0) }));
}

/** Residents by sex in five-year ages, youngest first. */
interface Ages {
  men: readonly number[];
  women: readonly number[];
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The same as shares of all residents in per cent: two places of any size on one scale. */
export function agesInPercent({ men, women }: Ages): { men: number[]; women: number[] } {
  const all = sum(men) + sum(women);
  const share = (people: number): number => (all === 0 ? 0 : (people / all) * 100);
  return { men: men.map(share), women: women.map(share) };
}

const firstAdultGroup = 3;
const firstOldGroup = 13;

/** Shares of those under 15 and over 64 in per cent. */
export function youngAndOld(ages: Ages): { young: number; old: number } {
  const { men, women } = agesInPercent(ages);
  return {
    young: sum(men.slice(0, firstAdultGroup)) + sum(women.slice(0, firstAdultGroup)),
    old: sum(men.slice(firstOldGroup)) + sum(women.slice(firstOldGroup)),
  };
}
