import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#facts/shapes/source.ts';
import { EventPlace } from './event-fields.ts';

const PlaceWeek = EventPlace.extend({
  cases: z.number(),
  changePercent: z.number(),
  headlines: z.int().describe('About COVID-19 and the place, in the same seven days.'),
});

/** The call that holds figures against headlines. */
export const blindSpotContract = {
  'event/getBlindSpots': endpoint({
    verb: 'GET',
    access: 'login',
    cached: true,
    summary:
      'Where a week of cases moved and nobody wrote (in the district of the place), and where much was written while it stood still (in the country).',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      week: z.object({ from: IsoDate, to: IsoDate }).nullable().describe('Null before the first report.'),
      districtName: z.string().nullable().describe('Null = the whole country.'),
      silent: z.array(PlaceWeek),
      loud: z.array(PlaceWeek),
      headlines: z.int().describe('Headlines about COVID-19 and any subject in the week.'),
      source: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
