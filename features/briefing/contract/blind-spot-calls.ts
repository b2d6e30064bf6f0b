import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, Whole, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { EventPlace } from './event-fields.ts';

const PlaceWeek = EventPlace.extend({
  cases: z.number(),
  changePercent: z.number(),
  headlines: z
    .int()
    .describe('Of the place in the same seven days: of the rubric, without one about COVID-19.'),
});

/** The call that holds figures against headlines. */
export const blindSpotContract = {
  'event/getBlindSpots': endpoint({
    verb: 'GET',
    access: 'login',
    cached: true,
    summary:
      'Where a week of cases moved and nobody wrote (in the district of the place), and where much was written while it stood still (in the country).',
    input: z.object({
      yugoId: YugoId,
      rubricId: Whole.min(2)
        .max(14)
        .optional()
        .describe('Headlines of this rubric; without one those about COVID-19.'),
    }),
    output: z.object({
      week: z.object({ from: IsoDate, to: IsoDate }).nullable().describe('Null before the first report.'),
      districtName: z.string().nullable().describe('Null = the whole country.'),
      silent: z.array(PlaceWeek),
      loud: z.array(PlaceWeek),
      headlines: z.int().describe('Those headlines of any subject in the week.'),
      source: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
