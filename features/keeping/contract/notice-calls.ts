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
          title: z.string().describe('Place and indicator in the caller’s language.'),
          text: z.string().describe('What happened, with the figure and its day.'),
          yugoId: z.int(),
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
