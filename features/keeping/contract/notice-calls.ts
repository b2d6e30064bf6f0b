import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoMoment } from '#platform/contract/fields.ts';

/** Calls about what an account is told in the header. */
export const noticeContract = {
  'notices/getNotices': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'What the caller was told and has not hidden, newest first, at most fifty.',
    input: z.object({}),
    output: z.object({
      count: z.int(),
      notices: z.array(
        z.object({
          id: z.int(),
          title: z
            .string()
            .describe('What it is about, in the caller’s language: place and indicator, a measure.'),
          text: z.string().describe('What happened, with figure and day or with the reason; may be empty.'),
          yugoId: z
            .int()
            .nullable()
            .describe('Region whose figure crossed a threshold; null = something else was told.'),
          path: z.string().describe('Where it stands, behind the language.'),
          at: IsoMoment,
        }),
      ),
    }),
  }),
  'notices/hideNotices': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Hides one notice of the caller, or all of them.',
    input: z.object({ id: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
    output: Done,
  }),
} satisfies Contract;
