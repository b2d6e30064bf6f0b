import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoMoment } from '#platform/contract/fields.ts';

/** Calls about the browsers a person is signed in with. */
export const sessionsContract = {
  'account/getSessions': endpoint({
    verb: 'GET',
    access: 'login',
    keys: false,
    summary: 'The browsers the caller is signed in with, this one first, then those used last.',
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.int(),
        isCurrent: z.boolean(),
        isRemembered: z.boolean(),
        browser: z.string().describe('Such as "Firefox, Windows"; empty when it told nothing known.'),
        openedAt: IsoMoment,
        seenAt: IsoMoment.describe('To ten minutes.'),
      }),
    ),
  }),
  'account/endSession': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Signs out another browser of the caller; the own one is signed out by account/logout.',
    input: z.object({ id: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    output: Done,
    errors: ['not_found'],
  }),
  'account/endOtherSessions': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Signs out every other browser of the caller.',
    input: z.object({}),
    output: z.object({ count: z.int().describe('How many were signed out.') }),
  }),
} satisfies Contract;
