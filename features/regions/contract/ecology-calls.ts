import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { Rank, Trend } from './trend.ts';

/** A place among others of one day. */
const PlaceValue = z.object({ yugoId: z.int(), name: z.string(), value: z.number() });

/** Calls of the ecology tab. Unit of emissions: tonnes of CO₂. */
export const ecologyContract = {
  'regiondossier/getEcoMonitoring': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'What is measured of a place’s environment: CO₂ by fuel and from cement, tonnes a resident among the regions, illegal landfills where they are counted.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      name: z.string(),
      /** Everything together; empty where the source has no such place. */
      total: Trend,
      groups: z.array(
        z.object({ code: z.enum(['solid', 'gas', 'motor', 'oil', 'cement']), points: Trend.shape.points }),
      ),
      /** Fuels that the source holds no longer though they gave a twentieth of all or more the year before. */
      lost: z.array(z.object({ name: z.string(), year: z.int(), before: z.number() })),
      /** The newest year that can be compared with the first; null without any. */
      comparableYear: z.int().nullable(),
      perResident: Rank.extend({
        value: z.number(),
        day: IsoDate,
        /** Day of the count of residents. */
        residentsDay: IsoDate,
        country: z.number().nullable(),
        /** The highest, the place itself and those ranked beside it. */
        beside: z.array(PlaceValue.extend({ rank: z.int() })),
      }).nullable(),
      landfills: Trend,
      /** The subjects of the district in the newest year. */
      landfillsBeside: z.array(PlaceValue),
      landfillsDay: IsoDate.nullable(),
      landfillsSource: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
