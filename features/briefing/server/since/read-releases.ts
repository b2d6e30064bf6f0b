import {
  codes,
  findPlaceSpan,
  listCountedWeeks,
  listReleasesOf,
  readForecast,
} from '#features/regions/public.server.ts';
import { comingDays } from '../../domain/since/coming-days.ts';
import type { SinceSpan } from '../../domain/since/since-span.ts';
import type { Asking } from '../screen/asking.ts';

const measures = ['cases', 'deaths'] as const;

/** Releases of the forecasts of a place in a span of days, how the last counted week did, and what comes next. */
export async function readReleases(yugoId: number, span: SinceSpan, context: Asking) {
  const { db, clock } = context;
  const [issued, counted, reports, { release }] = await Promise.all([
    Promise.all(measures.map((measure) => listReleasesOf(db, { measure, yugoId, day: clock.day, most: 1 }))),
    Promise.all(
      measures.map((measure) =>
        listCountedWeeks(db, { measure, yugoId, day: clock.day, most: 1 }, { outsideOnly: false }),
      ),
    ),
    findPlaceSpan(db, codes.cases, yugoId, clock.day),
    readForecast(yugoId, 'cases', context),
  ]);
  return {
    forecasts: issued.flatMap((events, at) =>
      events
        .filter(({ day }) => day >= span.from)
        .map(({ day, from, to, value, low, high }) => ({
          measure: measures[at]!,
          day,
          from,
          to,
          median: value,
          low,
          high,
        })),
    ),
    lastErrors: counted.flatMap((events, at) =>
      events.map(({ from, to, value, low, high, happened }) => ({
        measure: measures[at]!,
        from,
        to,
        counted: value,
        low,
        high,
        held: !happened,
      })),
    ),
    coming: comingDays(clock.day, { reportDay: reports.last, forecastDay: release?.nextDay ?? null }),
  };
}
