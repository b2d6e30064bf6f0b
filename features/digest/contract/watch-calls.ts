import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, Flag } from '#platform/contract/fields.ts';

/** Calls about saved searches that tell of what is new. */
export const watchContract = {
  'alerts/getSearches': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'The saved searches of the caller, and which of them tell of new headlines.',
    input: z.object({}),
    output: z.object({
      searches: z.array(
        z.object({ id: z.int(), name: z.string(), isWatched: z.boolean(), byMail: z.boolean() }),
      ),
    }),
  }),
  'alerts/watchSearch': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Has a saved search of the caller tell of headlines that come from now on, or no longer; one that asks for popularity cannot.',
    input: z.object({
      id: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
      on: Flag,
      byMail: Flag.default(false),
    }),
    output: Done,
    errors: ['not_found', 'conflict'],
  }),
} satisfies Contract;
