import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate } from '#platform/contract/fields.ts';
import { Source } from '#facts/shapes/source.ts';

/** Calls of the classifier. */
export const okvedContract = {
  'handbooks/okved/getMostAffected': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Sections of ОКВЭД-2 by how much their registered organisations changed in the country in a year, the greatest loss first. Rule: registered organisations of the newest 1 October over those of the one before, in the subjects that both counts have.',
    input: z.object({}),
    output: z.object({
      day: IsoDate.nullable(),
      before: IsoDate.nullable(),
      entries: z.array(
        z.object({
          id: z.int(),
          code: z.string(),
          name: z.string(),
          organisations: z.number(),
          organisationsBefore: z.number(),
          /** Percent. */
          change: z.number(),
        }),
      ),
      source: Source.nullable(),
    }),
  }),
} satisfies Contract;
