import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, YugoId } from '#platform/contract/fields.ts';

const NewsId = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const said = {
  newsId: NewsId,
  yugoId: YugoId.nullable().describe('The wrong region; null = not about its story.'),
  ofAffair: z.boolean().default(false).describe('Its story is no step of its affair.'),
};

/** Calls by which readers say that a headline stands in the wrong place. */
export const correctionContract = {
  'news/sendCorrection': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Says that a headline is not about its story or affair, or does not concern a region; editors get it to answer. Once a person; saying it again changes nothing.',
    input: z.object(said),
    output: Done,
    errors: ['news_not_found', 'conflict'],
  }),
  'news/withdrawCorrection': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Takes back what one said, as long as no editor has answered it.',
    input: z.object(said),
    output: Done,
    errors: ['not_found'],
  }),
} satisfies Contract;
