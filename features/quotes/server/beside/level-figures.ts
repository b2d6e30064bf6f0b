import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { readCourses } from '#statistics/series/course-lists.ts';
import type { Db } from '#platform/server/db/db.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { dayOfClaim, placeOfLevel } from '../../domain/claim-place.ts';
import { levelIndicators, pickFigure } from '../../domain/pick-figure.ts';
import { readLevel, type Level } from '../../domain/read-level.ts';
import type { KnownQuote } from '../known-quote.ts';
import type { FoundFigure } from './found-figure.ts';

/** Periods of course that are shown. */
const maxPeriods = 24;

interface Wanted {
  level: Level;
  yugoId: number;
  said: string;
  /** Best first. */
  indicators: readonly string[];
  dims: string;
}

/** Figures of how a place lives beside quotes that name such a level; null for the others. Two queries, none where nobody does. */
export async function readLevelFigures(
  db: Db,
  quotes: readonly KnownQuote[],
  { asOf, locale }: { asOf: string; locale: Locale },
): Promise<(FoundFigure | null)[]> {
  const wanted = quotes.map(wantedOf);
  const real = wanted.filter((each) => each !== null);
  if (real.length === 0) return wanted.map(() => null);
  const series = new Map(
    real.flatMap(({ indicators, dims }) =>
      indicators.map((indicator) => [`${indicator} ${dims}`, { indicator, dims }] as const),
    ),
  );
  const [courses, known] = await Promise.all([
    readCourses(db, [...series.values()], [...new Set(real.map(({ yugoId }) => yugoId))], asOf),
    listIndicators(
      db,
      [...series.values()].map(({ indicator }) => indicator),
      locale,
    ),
  ]);
  return wanted.map((each) => {
    if (each === null) return null;
    for (const indicator of each.indicators) {
      const period = known.find((one) => one.indicator === indicator)?.period;
      const course = courses.find(
        (one) => one.indicator === indicator && one.dims === each.dims && one.yugoId === each.yugoId,
      );
      const figure = course && period ? pickFigure(each.level, each.said, period, course.figures) : null;
      if (figure === null) continue;
      const shown = course!.figures.slice(-maxPeriods);
      const { day, value } = course!.figures.at(-1)!;
      return {
        yugoId: each.yugoId,
        indicator,
        day: figure.day,
        value: figure.value,
        source: figure.source,
        sample: figure.sample,
        peak: null,
        newest: { day, value },
        course: { values: shown.map((one) => one.value), at: shown.indexOf(figure) },
      };
    }
    return null;
  });
}

function wantedOf({ text, regions, date, hasTime }: KnownQuote): Wanted | null {
  const level = date === null ? null : readLevel(text);
  const yugoId = level === null ? null : placeOfLevel(text, regions);
  if (level === null || yugoId === null) return null;
  const { country, region, dims = '' } = levelIndicators[level.measure];
  const isCountry = yugoId === federalYugoId;
  return {
    level,
    yugoId,
    said: dayOfClaim(date!, hasTime).day,
    indicators: isCountry ? country : region,
    dims: isCountry ? '' : dims,
  };
}
