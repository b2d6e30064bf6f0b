import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { Unit } from '#statistics/shapes/indicator.ts';
import { morbidityAges, morbidityDoubts } from '../domain/health/morbidity.ts';
import { Compared } from './depth-calls.ts';
import { Trend } from './trend.ts';

/** Calls of the health page. */
export const healthContract = {
  'regiondossier/getHealthcareStats': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Beds, doctors and nurses for 10 000 people with source and date, newly diagnosed diseases by class and age, and what was counted of the epidemic in 2020 alone.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      name: z.string(),
      supply: z.array(Compared),
      /** Newly diagnosed for 100 000 people of each age; null where the place has none. */
      morbidity: z
        .object({
          day: IsoDate,
          firstDay: IsoDate,
          classes: z.array(
            z.object({
              code: z.string(),
              name: z.string(),
              /** In the order of ages; null = not published. */
              ages: z.record(z.enum(morbidityAges), z.number().nullable()),
              /** All ages in the first known year. */
              first: z.number().nullable(),
              /** All ages of the country in the same year. */
              country: z.number().nullable(),
              /** Why figures of the row are held back: all ages repeat one age, lie outside all of them, or differ from another table of the source's. */
              doubt: z.enum(morbidityDoubts).nullable(),
            }),
          ),
          source: Source,
        })
        .nullable(),
      /** Daily series of 2020: beds, patients of hospitals, mobility, tests; empty for most places. */
      epidemic: z.array(
        z.object({
          group: z.enum(['beds', 'hospitals', 'mobility', 'tests']),
          code: z.string(),
          name: z.string(),
          unit: Unit,
          trend: Trend,
        }),
      ),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;
