import type { RequestContext } from '#platform/server/context.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { readCourses } from '#statistics/series/course-lists.ts';
import { readDims } from '#statistics/series/trend-queries.ts';
import { epidemicSeries } from '../../domain/health/epidemic-series.ts';
import { makeTrend } from '../region/make-trend.ts';

/** The daily series of 2020 that a place has: Moscow's beds, hospitals and mobility, the country's tests. */
export async function readEpidemic(yugoId: number, { db, clock, locale }: RequestContext) {
  const courses = await readCourses(db, epidemicSeries, [yugoId], clock.day);
  if (courses.length === 0) return [];
  const [named, hospitals, transports] = await Promise.all([
    listIndicators(
      db,
      courses.map(({ indicator }) => indicator),
      locale,
    ),
    listDimensionValues(db, 'hospital', locale),
    listDimensionValues(db, 'transport', locale),
  ]);
  const parts = [...hospitals, ...transports];
  return Promise.all(
    epidemicSeries.flatMap(({ group, indicator, dims }) => {
      const course = courses.find((each) => each.indicator === indicator && each.dims === dims);
      const about = named.find((each) => each.indicator === indicator);
      if (!course || !about) return [];
      const [part] = dims === '' ? [] : Object.values(readDims(dims));
      const name = parts.find(({ value }) => value === part)?.name ?? about.name;
      return [
        makeTrend(course.figures, db, locale).then((trend) => ({
          group,
          code: `${indicator};${dims}`,
          name,
          unit: about.unit,
          trend,
        })),
      ];
    }),
  );
}
