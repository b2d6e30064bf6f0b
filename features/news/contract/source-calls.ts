import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate } from '#platform/contract/fields.ts';

const Count = z.int().min(0);
const Share = z.number().min(0).max(1);

/** Calls that tell of an outlet. */
export const sourceContract = {
  'news/getSourceStat': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'What an outlet wrote about in the 30 days that end with the clock, and how original it was.',
    input: z.object({ sourceId: z.coerce.number<number>().int().min(1).max(2_147_483_647) }),
    output: z.object({
      sourceId: z.int(),
      name: z.string(),
      domain: z.string(),
      owner: z.string().nullable().describe('Null = not known.'),
      total: Count,
      days: z
        .array(
          z.object({
            day: IsoDate,
            count: Count,
            isKnown: z.boolean().describe('False where the feeds brought nothing that day of any outlet.'),
          }),
        )
        .length(30)
        .describe('Moscow days, oldest first.'),
      rubrics: z
        .array(
          z.object({
            id: z.int(),
            name: z.string(),
            count: Count,
            share: Share.describe('Of its headlines with a rubric.'),
            shareOfAll: Share.describe('The same of all outlets together.'),
          }),
        )
        .describe('Largest share first.'),
      tones: z.object({ positive: Count, neutral: Count, negative: Count, unknown: Count }),
      stories: Count.describe('Stories of two outlets or more in which it takes part.'),
      firstIn: Count.describe('Those of them in which its headline was the first.'),
      objects: z.array(z.object({ id: z.int(), name: z.string(), objectType: z.int(), count: Count })),
      reprints: Count.describe('Of its headlines, those that repeat an earlier one of another outlet.'),
      reprinted: z
        .array(z.object({ sourceId: z.int(), name: z.string(), count: Count }))
        .describe('Whom it repeats, most often first.'),
      reprintedBy: Count.describe('Headlines of other outlets that repeat its own.'),
    }),
    errors: ['not_found'],
  }),
} satisfies Contract;
