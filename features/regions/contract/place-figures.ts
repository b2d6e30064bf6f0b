import { z } from 'zod';
import { IsoDate } from '#platform/contract/fields.ts';
import { Place } from '#statistics/shapes/place.ts';

/** Residents of a place on a day. */
export const Population = z.object({ value: z.number(), day: IsoDate });

/** A place with its week of cases and deaths. */
export const IncidenceRow = Place.extend({
  population: Population.nullable(),
  cases7: z.number().nullable(),
  per100k7: z.number().nullable(),
  changePercent: z.number().nullable(),
  deaths7: z.number().nullable(),
  deathsPer100k7: z.number().nullable(),
  /** 1 = highest incidence; equal ones share a rank; null for the country and for unknown ones. */
  rank: z.int().nullable(),
  /** 7-day incidence per 100 000 on each of the days from `trendFrom`; null where a day is missing. */
  trend: z.array(z.number().nullable()),
  /** A day of it at least was generated for demonstration. */
  sample: z.boolean(),
});
