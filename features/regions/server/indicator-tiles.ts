import { federalYugoId } from '#platform/contract/fields.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readSource } from './incidence-list.ts';
import { listIndicators, readCourses } from './series-queries.ts';

const pointsShown = 10;

/** Tiles of the named indicators that a place has values of, in the given order; three queries in all, and one a source. */
export async function readTiles(indicators: readonly string[], yugoId: number, { db, clock, locale }: RequestContext) {
  const named = await listIndicators(db, indicators, locale);
  const courses = await readCourses(db, indicators, [yugoId, federalYugoId], clock.day);
  const courseOf = (code: string, place: number) => courses.find((course) => course.indicator === code && course.yugoId === place);
  const tiles = indicators.map(async (code) => {
    const about = named.find(({ indicator }) => indicator === code);
    const course = courseOf(code, yugoId);
    if (!about || !course) return null;
    const { family: _family, period: _period, ...words } = about;
    const points = course.days.map((day, index) => ({ day, value: course.values[index]! })).slice(-pointsShown);
    const last = points.at(-1)!;
    const country = courseOf(code, federalYugoId);
    const same = country === undefined || yugoId === federalYugoId ? -1 : country.days.indexOf(last.day);
    return { ...words, day: last.day, value: last.value, previous: points.at(-2)?.value ?? null, country: same < 0 ? null : country!.values[same]!, points, source: await readSource(db, code, null) };
  });
  return (await Promise.all(tiles)).filter((tile) => tile !== null);
}
