import { z } from 'zod';
import { IsoDate } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';

/** One value a period; `day` is the period's last day. */
const Point = z.object({ day: IsoDate, value: z.number(), sample: z.boolean() });

/** The trend of one figure over years, oldest first, with where it comes from; null source = no values. */
export const Trend = z.object({ points: z.array(Point), source: Source.nullable() });

/** A named part of a whole (a tax, a budget line, a section) in two neighbouring years. */
export const Part = z.object({
  code: z.string(),
  name: z.string(),
  value: z.number(),
  /** A year before; null when not known. */
  previous: z.number().nullable(),
});

/** Where a figure stands among the subjects that have it; 1 = highest, equal ones share a rank. */
export const Rank = z.object({ rank: z.int(), of: z.int() });
