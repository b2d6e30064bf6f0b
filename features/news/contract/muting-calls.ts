import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done } from '#platform/contract/fields.ts';
import { longestMutedWord, maxMuted } from '../domain/search/kept-limits.ts';

const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

const MutedWord = z.object({ id: z.int(), word: z.string() });
const MutedSource = z.object({ id: z.int(), sourceId: z.int(), name: z.string(), domain: z.string() });

/** Calls about what an account does not want in its feeds. */
export const mutingContract = {
  'muting/getMuted': endpoint({
    verb: 'GET',
    access: 'public',
    summary:
      'Words and outlets the caller has muted; without a login there are none. Feeds are the same for everybody: whoever shows them leaves these out.',
    input: z.object({}),
    output: z.object({ words: z.array(MutedWord), sources: z.array(MutedSource) }),
  }),
  'muting/muteWord': endpoint({
    verb: 'POST',
    access: 'login',
    summary: `Mutes a word in all its forms, or several that must all be in a headline; at most ${maxMuted} words and outlets. Doing it again changes nothing.`,
    input: z.object({ word: z.string().trim().min(1).max(longestMutedWord) }),
    output: MutedWord,
    errors: ['query_without_words', 'too_many_kept'],
  }),
  'muting/muteSource': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Mutes an outlet; doing it again changes nothing.',
    input: z.object({ sourceId: z.coerce.number<number>().int().min(1).max(2_147_483_647) }),
    output: MutedSource,
    errors: ['not_found', 'too_many_kept'],
  }),
  'muting/unmute': endpoint({
    verb: 'DELETE',
    access: 'login',
    summary: 'Lets a muted word or outlet be seen again.',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['not_found'],
  }),
} satisfies Contract;
