import type { RequestContext, Routes } from '#platform/server/context.ts';
import { dayAt, daysBetween, type CalendarDay } from '#platform/shared/calendar-days.ts';
import type { dayContract } from '../../contract/day-calls.ts';
import { allRubrics, childRubrics, findRubric } from '../../domain/feed/rubrics.ts';
import { dayStart } from '../../domain/feed/search-ranges.ts';
import { nameOf } from '../../domain/feed/name-of.ts';
import { findFeedLanguage } from '../feed/ranking-filter.ts';
import { findNeighbours, listHours, listRubricCounts, type DaySpan } from './day-queries.ts';
import { listObjectHours, listPlaceCounts } from './object-queries.ts';

/** Handlers of the calls that tell of the clock's day. */
export const dayRoutes: Routes<typeof dayContract> = {
  async 'news/getDayHistogram'(_input, context) {
    const rows = await listHours(context.db, await daySpanOf(context));
    const whole = rows.find(({ hour }) => hour === null);
    const counts = new Map(rows.map(({ hour, headlines, untimed }) => [hour, headlines - untimed]));
    return {
      day: dayAt(context.clock.news),
      hours: Array.from({ length: 24 }, (_, hour) => counts.get(hour) ?? 0),
      headlines: whole?.headlines ?? 0,
      untimed: whole?.untimed ?? 0,
      outlets: whole?.outlets ?? 0,
    };
  },

  async 'news/getNearestDay'(_input, context) {
    const { before, after, isLoading } = await findNeighbours(context.db, await daySpanOf(context));
    const days = [before, after].flatMap((at) => (at === null ? [] : [dayAt(at)]));
    return { day: nearestDay(dayAt(context.clock.news), days), isLoading };
  },

  async 'news/getRubrics'(_input, context) {
    const rows = await listRubricCounts(context.db, await daySpanOf(context));
    const counts = new Map(rows.map(({ rubricId, headlines }) => [rubricId, headlines]));
    const total = rows.reduce((sum, { headlines }) => sum + headlines, 0);
    const children = childRubrics(allRubrics, context.locale).map((rubric) => ({
      ...rubric,
      count: counts.get(rubric.id) ?? 0,
    }));
    return [{ ...findRubric(allRubrics, context.locale)!, count: total }, ...children];
  },

  async 'news/getDayObjects'({ pageSize }, context) {
    const rows = await listObjectHours(context.db, await daySpanOf(context), pageSize);
    return rows.map(({ names, hours, ...object }) => ({
      ...object,
      name: nameOf(names, context.locale),
      hours: Array.from({ length: 24 }, (_, hour) => hours[hour] ?? 0),
    }));
  },

  async 'news/getPlacesOfDay'(_input, context) {
    const rows = await listPlaceCounts(context.db, await daySpanOf(context));
    return rows.map(({ names, ...place }) => ({ ...place, name: nameOf(names, context.locale) }));
  },
};

/** The clock's day up to the clock, in the language its feed has (decision 17). */
async function daySpanOf({ db, clock, locale }: RequestContext): Promise<DaySpan> {
  return {
    from: dayStart(clock.news),
    clock: clock.news,
    language: await findFeedLanguage(db, locale, clock.news),
  };
}

/** Of some days the one nearest to a day, of two as near the earlier; null where there are none. */
function nearestDay(day: CalendarDay, days: readonly CalendarDay[]): CalendarDay | null {
  const distance = (other: CalendarDay): number => Math.abs(daysBetween(day, other));
  return days.toSorted().toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
