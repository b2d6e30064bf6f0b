import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Finding } from '#statistics/shapes/finding.ts';
import { Indicator } from '#statistics/shapes/indicator.ts';
import { Source } from '#statistics/shapes/source.ts';
import { families } from '../domain/depth/families.ts';
import { Rank } from './trend.ts';

const Point = z.object({ day: IsoDate, value: z.number() });

/** One indicator of a place beside the country, its district and its neighbours. */
export const Compared = Indicator.pick({
  indicator: true,
  name: true,
  unit: true,
  decimals: true,
  upIs: true,
  period: true,
}).extend({
  /** The part of the indicator; empty = the whole. */
  dims: z.string(),
  day: IsoDate,
  value: z.number(),
  previous: z.number().nullable(),
  /** The country's value of the same period; null when it is not published. */
  country: z.number().nullable(),
  /** 1 = highest, equal ones share a rank; null for what is no subject. */
  rank: Rank.nullable(),
  points: z.array(Point),
  /** Where a census was counted: values on either side can't be compared. */
  breaks: z.array(z.object({ day: IsoDate, census: z.int() })),
  countryPoints: z.array(Point),
  districtPoints: z.array(Point),
  /** The same notion and period on another base, where the dossier leads with that; null elsewhere. */
  otherBase: z.object({ value: z.number(), source: z.string() }).nullable(),
  /** The subjects of the same district in the same period, in the alphabet of the language. */
  neighbours: z.array(z.object({ yugoId: z.int(), name: z.string(), value: z.number() })),
  /** What the import's checks say of figures of the place; those not accepted are in none of the points, values and ranks above. */
  findings: z.array(Finding),
  sample: z.boolean(),
  source: Source,
});

const Grown = z.object({ now: z.number(), before: z.number() });

/** Residents of a place, what stands beside it and the country in two years. Unit: people, mean of the year. */
const Residents = z.object({
  day: IsoDate,
  before: IsoDate,
  own: Grown,
  /** The subjects known in both years added up: the borders are the same. */
  country: Grown,
  /** The same sum by year since the first one in which most subjects are known, of those known in all years since. */
  countryCourse: z.array(Point),
  beside: z.array(Grown.extend({ yugoId: z.int(), name: z.string() })),
  source: Source.nullable(),
});

/** Calls of the pages that show a family of indicators in depth. */
export const depthContract = {
  'regiondossier/getFamilyStats': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'A family of indicators of a place in depth: course, rank, and the country, the district and its subjects beside it.',
    input: z.object({ yugoId: YugoId, family: z.enum(families) }),
    output: z.object({
      yugoId: z.int(),
      name: z.string(),
      districtName: z.string().nullable(),
      indicators: z.array(Compared),
      /** Of the family of people only. */
      residents: Residents.nullable(),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
