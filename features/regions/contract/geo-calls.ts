import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';

/** Calls of the tab of places. */
export const geoContract = {
  'regiondossier/getCities': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The cities of a place with their people at the census, the largest first; equal ones share a rank.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      /** Subjects the place is made of. */
      regions: z.array(z.int()),
      /** Subjects around, to be named on the map. */
      beside: z.array(z.object({ yugoId: z.int(), name: z.string() })),
      /** Day of the census; null where it lay ahead of a chosen day, and no city’s people are known. */
      day: IsoDate.nullable(),
      cities: z.array(
        z.object({
          yugoId: z.int(),
          regionId: z.int(),
          name: z.string(),
          isCapital: z.boolean(),
          population: z.int().nullable(),
          rank: z.int().nullable(),
          yearFounded: z.int().nullable(),
          latitude: z.number().nullable(),
          longitude: z.number().nullable(),
        }),
      ),
      source: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
