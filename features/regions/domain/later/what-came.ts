import { addDays, daysBetween, type CalendarDay } from '#platform/shared/calendar-days.ts';
import { changePercent, weekSum } from '../region/incidence.ts';

/** One week on is too soon to judge, a season too late. */
const maxWeeks = 4;

/** Daily columns of a place from its first report on; null = not published. Unit: people. */
interface Course {
  firstDay: CalendarDay | null;
  cases: readonly (number | null)[];
  deaths: readonly (number | null)[];
}

/** A week by its last day. Unit: people. */
interface PeakWeek {
  day: CalendarDay;
  week: number;
}

/** A measure's week some weeks later, and its highest week since. */
interface Came {
  week: number | null;
  /** Against the week that ended with the asked day. */
  changePercent: number | null;
  /** The highest week that ended after the asked day; null where no whole week is known. */
  peak: PeakWeek | null;
}

/** What came of a place's cases and deaths after a day. */
export interface WhatCame {
  weeks: number;
  /** Last day of the week that is compared. */
  day: CalendarDay;
  cases: Came;
  deaths: Came;
}

/**
 * What came after a day by the columns as they are known later: the week up to four weeks on, and the highest week since.
 * @param then the weeks that ended with the asked day, as they were known on it.
 * @returns null where no whole week has passed since.
 */
export function whatCame(
  course: Course,
  asked: CalendarDay,
  then: { cases: number | null; deaths: number | null },
): WhatCame | null {
  const { firstDay } = course;
  if (firstDay === null) return null;
  const last = addDays(firstDay, course.cases.length - 1);
  const weeks = Math.min(maxWeeks, Math.floor(daysBetween(asked, last) / 7));
  if (weeks < 1) return null;
  const at = (day: CalendarDay) => daysBetween(firstDay, day) + 1;
  const day = addDays(asked, weeks * 7);
  const cameOf = (values: readonly (number | null)[], before: number | null): Came => {
    const week = weekSum(values.slice(0, Math.max(0, at(day))));
    return {
      week,
      changePercent: changePercent(week, before),
      peak: highestWeek(values, firstDay, Math.max(0, at(asked))),
    };
  };
  return { weeks, day, cases: cameOf(course.cases, then.cases), deaths: cameOf(course.deaths, then.deaths) };
}

/** The highest of the weeks that end after the first so many days. */
function highestWeek(
  values: readonly (number | null)[],
  firstDay: CalendarDay,
  after: number,
): PeakWeek | null {
  let peak: PeakWeek | null = null;
  for (let end = after + 1; end <= values.length; end += 1) {
    const week = weekSum(values.slice(0, end));
    if (week !== null && (peak === null || week > peak.week))
      peak = { day: addDays(firstDay, end - 1), week };
  }
  return peak;
}

/** A figure of an indicator with the last day of its period. */
interface Figure {
  indicator: string;
  day: CalendarDay;
  value: number;
}

/** Indicators of which a newer period, or another value of the same, is known later; each with what was known then, null where nothing was. */
export function changedFigures<T extends Figure>(
  before: readonly T[],
  now: readonly T[],
): { now: T; before: T | null }[] {
  const byIndicator = new Map(before.map((figure) => [figure.indicator, figure]));
  return now
    .map((figure) => ({ now: figure, before: byIndicator.get(figure.indicator) ?? null }))
    .filter(
      ({ now: later, before: known }) =>
        known === null || later.day !== known.day || later.value !== known.value,
    );
}
