import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { pageSize, TypedText } from '#platform/contract/fields.ts';
import { EntityLink, Kind } from './dossier-shapes.ts';

/** Calls that find entities. */
export const findContract = {
  'entities/find': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'Entities by any name, alias or register’s number; the last word may be unfinished, and one error in a word of four letters or more is forgiven where nothing else is found.',
    input: z.object({ text: TypedText(200), kind: Kind.optional(), pageSize: pageSize(10, 30) }),
    output: z.object({
      found: z.array(
        EntityLink.extend({
          matched: z.string().describe('The name or number it was found by.'),
          hint: z.string().describe('What tells it from its namesakes; may be empty.'),
        }),
      ),
      isForgiven: z.boolean().describe('True where an error had to be forgiven.'),
    }),
  }),
} satisfies Contract;
