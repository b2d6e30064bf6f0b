import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';

const Span = z.object({
  rows: z.int(),
  places: z.int(),
  first: z.iso.date(),
  last: z.iso.date(),
  knownAt: z.iso.date().describe('The day its newest figure became known.'),
});

/** Calls about the catalogue of data sets. */
export const catalogueContract = {
  'catalogue/getSets': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary:
      'Every data set behind the figures: a family of indicators of one source, with licence, span and files.',
    input: z.object({}),
    output: z.object({
      title: z.string(),
      openDay: z.iso.date().nullable().describe('Files hold what was known by this day; null until counted.'),
      sets: z.array(
        Span.extend({
          id: z.string(),
          title: z.string(),
          family: z.enum(['health', 'economy', 'population', 'ecology', 'finance', 'smb']),
          source: z.object({
            name: z.string(),
            title: z.string(),
            licence: z.string(),
            url: z.string().nullable(),
            caveat: z.string().nullable(),
          }),
          sample: z.boolean(),
          isOpen: z.boolean().describe('Whether its licence lets the files be passed on.'),
          indicators: z.array(
            Span.extend({ code: z.string(), name: z.string(), unit: z.string(), period: z.string() }),
          ),
        }),
      ),
    }),
  }),
} satisfies Contract;
