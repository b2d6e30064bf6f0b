import { federalYugoId } from '#platform/shared/known-places.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { plainUnit } from '../domain/unit-scale.ts';
import { readSource } from './incidence-list.ts';
import { listIndicators, readCourses, readUnitNames } from './series-queries.ts';

const pointsShown = 10;

/** Tiles of the named indicators that a place has values of, in the given order; three queries in all, and one a source. */
export async function readTiles(indicators: readonly string[], yugoId: number, context: RequestContext) {
  const { db, clock, locale } = context;
  const named = await listIndicators(db, indicators, locale);
  const unitNames = await readUnitNames(db, locale);
  const courses = await readCourses(db, indicators, [yugoId, federalYugoId], clock.day);
  const courseOf = (code: string, place: number) =>
    courses.find((course) => course.indicator === code && course.yugoId === place);
  const tiles = indicators.map(async (code) => {
    const about = named.find(({ indicator }) => indicator === code);
    const course = courseOf(code, yugoId);
    if (!about || !course) return null;
    const { unit, factor } = plainUnit(about.unitCode);
    const points = course.days
      .map((day, index) => ({ day, value: course.values[index]! * factor }))
      .slice(-pointsShown);
    const last = points.at(-1)!;
    const country = yugoId === federalYugoId ? undefined : courseOf(code, federalYugoId);
    const same = country?.days.indexOf(last.day) ?? -1;
    return {
      indicator: code,
      name: about.name,
      unit: unitNames.get(unit) ?? about.unit,
      decimals: about.decimals,
      upIs: about.upIs,
      day: last.day,
      value: last.value,
      previous: points.at(-2)?.value ?? null,
      country: same < 0 ? null : country!.values[same]! * factor,
      points,
      source: await readSource(context, code, null),
    };
  });
  return (await Promise.all(tiles)).filter((tile) => tile !== null);
}
