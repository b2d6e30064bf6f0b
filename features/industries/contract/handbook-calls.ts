import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, pageSize, TypedText } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';

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
  'okveddossier/findIndustries': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'Industries of ОКВЭД-2 and branches by words of their names in any language, or by the beginning of a code; one error in a word of four letters or more is forgiven where nothing is found without.',
    input: z.object({ text: TypedText(200), pageSize: pageSize(6, 30) }),
    output: z.object({
      industries: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
      branches: z.array(z.object({ id: z.int(), name: z.string() })),
      isForgiven: z.boolean().describe('True where an error had to be forgiven.'),
    }),
  }),
} satisfies Contract;
