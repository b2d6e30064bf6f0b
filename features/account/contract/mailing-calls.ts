import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done } from '#platform/contract/fields.ts';
import { Email, Token } from './account-input.ts';

/** Calls about the digest by mail. */
export const mailingContract = {
  '/account/subscribeToMailing': endpoint({
    verb: 'POST',
    access: 'public',
    summary:
      'Subscribes to the digest by mail: a signed-in person at once, others after they confirm by the mailed link.',
    input: z.object({ email: Email.optional() }),
    output: z.object({
      confirmed: z.boolean().describe('False: a letter with a confirmation link is on its way.'),
    }),
    errors: ['too_many_requests'],
  }),
  '/account/unsubscribeFromMailing': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Ends the digest by mail to the own address.',
    input: z.object({}),
    output: Done,
  }),
  'account/confirmMailing': endpoint({
    verb: 'POST',
    access: 'public',
    changes: false,
    summary: 'Confirms a subscription by the token of its letter.',
    input: z.object({ token: Token }),
    output: Done,
    errors: ['link_expired', 'too_many_requests'],
  }),
  'account/unsubscribeByLetter': endpoint({
    verb: 'POST',
    access: 'public',
    changes: false,
    summary: 'Ends the digest in one click by the token of its letter, without a session (RFC 8058).',
    input: z.object({ token: Token, 'List-Unsubscribe': z.string().optional() }),
    output: Done,
    errors: ['link_expired', 'too_many_requests'],
  }),
} satisfies Contract;
