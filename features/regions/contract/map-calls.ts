import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate } from '#platform/contract/fields.ts';
import { Indicator } from '#statistics/shapes/indicator.ts';
import { Source } from '#statistics/shapes/source.ts';

/** An indicator as the map offers it. */
export const MapIndicator = Indicator.pick({
  indicator: true,
  name: true,
  unit: true,
  decimals: true,
  family: true,
  period: true,
}).extend({
  first: IsoDate,
  /** The last day any subject has, and how many have it. */
  last: IsoDate,
  places: z.int(),
});

const PlaceValue = z.object({
  yugoId: z.int(),
  value: z.number().nullable(),
  rank: z.int().nullable(),
  /** Generated for demonstration. */
  sample: z.boolean(),
});

/** Calls of the national map. */
export const mapContract = {
  'regiondossier/getLocationsRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'One indicator of all subjects in one period, with ranks: what the national map shows.',
    input: z.object({ indicator: z.string().max(80).default('covid_incidence_7d'), day: IsoDate.optional() }),
    output: z.object({
      indicator: MapIndicator,
      day: IsoDate,
      isSum: z.boolean().describe('Of the place as a whole, not per resident: large places have much of it.'),
      country: z.number().nullable(),
      values: z.array(PlaceValue),
      source: Source.nullable(),
    }),
    errors: ['indicator_not_found'],
  }),
  'regiondossier/getMapIndicators': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'Every indicator that can be drawn on the national map, with its unit and the span of its data.',
    input: z.object({}),
    output: z.object({ indicators: z.array(MapIndicator) }),
  }),
  'regiondossier/getIndicatorFrames': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'One indicator of all subjects at up to 120 moments, evenly taken from its span: the frames that the map plays.',
    input: z.object({
      indicator: z.string().max(80),
      from: IsoDate.optional(),
      to: IsoDate.optional(),
      frames: z.coerce.number<number>().int().min(2).max(120).default(60),
    }),
    output: z.object({
      indicator: MapIndicator,
      days: z.array(IsoDate),
      places: z.array(z.int()),
      values: z.array(z.array(z.number().nullable())),
    }),
    errors: ['indicator_not_found'],
  }),
} satisfies Contract;
