import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { votes } from '../domain/feed/reader-marks.ts';

const NewsId = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Vote = z.enum(votes);

const Poll = z.object({
  mine: Vote.nullable().describe('The caller\u2019s vote; null = has not voted.'),
  counts: z
    .object({ true: z.int(), fake: z.int(), unsure: z.int() })
    .nullable()
    .describe('Votes so far; null until the caller has voted.'),
});

/** Calls of the poll whether readers believe an item. */
export const pollContract = {
  'news/getPoll': endpoint({
    verb: 'GET',
    access: 'public',
    summary: 'The caller\u2019s vote on whether an item is true, and everybody\u2019s once there is one.',
    input: z.object({ newsId: NewsId }),
    output: Poll,
    errors: ['news_not_found'],
  }),
  'news/votePoll': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Votes on whether an item is true: one vote a person, a later one takes the place of the earlier.',
    input: z.object({ newsId: NewsId, vote: Vote }),
    output: Poll,
    errors: ['news_not_found'],
  }),
} satisfies Contract;
